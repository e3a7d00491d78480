import type { Encoding } from './encodings.ts';

/** Letters of a language that are not ASCII, and the encodings in which spreadsheets write it. */
interface Alphabet {
  encodings: readonly Encoding[];
  /** Lowercase; where all letters are other than Latin, the most frequent ones. */
  frequent: string;
  /** Letters that count half: they tell one language from another less. */
  rare?: string;
}

const western = ['windows-1252', 'macintosh'] as const;
const central = ['windows-1250'] as const;
const baltic = ['windows-1257'] as const;

/** Of two that explain a file equally well the first is taken. */
const alphabets: readonly Alphabet[] = [
  { encodings: western, frequent: 'àâæçèéêëîïôùûüœ' },
  { encodings: western, frequent: 'äöüß' },
  { encodings: western, frequent: 'áéíñóúü¡¿' },
  { encodings: western, frequent: 'àáâãçéêíóôõú' },
  { encodings: western, frequent: 'àèéìíîòóù' },
  { encodings: western, frequent: 'äåæéöøð' },
  { encodings: central, frequent: 'ąćęłńóśźż' },
  { encodings: central, frequent: 'áäéíóôúýčďěĺľňŕřšťůž' },
  { encodings: central, frequent: 'áéíóöúüőű' },
  { encodings: central, frequent: 'âîășțşţ' },
  { encodings: central, frequent: 'ćčđšž' },
  { encodings: ['windows-1254'], frequent: 'âçîöüğışi̇' },
  { encodings: baltic, frequent: 'ąčėęįšūųž' },
  { encodings: baltic, frequent: 'āčēģīķļņšūž' },
  { encodings: ['windows-1256'], frequent: 'اليمنوترةبعد', rare: 'ءآأؤإئثجحخذزسشصضطظغفقكهىپچژگ،؛؟' },
  {
    encodings: ['windows-1251', 'x-mac-cyrillic'],
    frequent: 'аеиноптсрвлкмд',
    rare: 'бгжзйуфхцчшщъыьэюяёіїєґђћјљњџ',
  },
  { encodings: ['windows-1255'], frequent: 'אבהוילמנרשת', rare: 'גדזחטךכםןסעףפץצק' },
  { encodings: ['windows-1253'], frequent: 'αειονσςτρκπη', rare: 'βγδζθλμξυφχψωάέήίόύώϊϋ' },
];

/** Signs that stand in texts of any language: they speak for an encoding less than letters do, and the apostrophe. */
const anySign = /[\u00A0«»°§©®№€‘“”–—…]/;

/** Bytes from the first that is not ASCII: enough to tell, and soon read in every encoding. */
const sampleBytes = 32_768;

/**
 * The encoding of a text file: as its mark says; UTF-8 if most of it is that; else the one in which it is most like a
 * language. The file says nothing for certain, so the user can choose another one.
 */
export function detectEncoding(bytes: Uint8Array): Encoding {
  const mark = `${bytes[0]} ${bytes[1]}`;
  if (mark === '255 254') return 'utf-16le';
  if (mark === '254 255') return 'utf-16be';
  return isUtf8(bytes) ? 'utf-8' : likeliest(bytes);
}

/** Whether the bytes are UTF-8 but for a few: in another encoding hardly any happen to be. */
function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
    const unreadable = text.match(/\uFFFD/g)?.length ?? 0;
    const others = text.match(/[^\0-\x7F\uFFFD]/gu)?.length ?? 0;
    return others > unreadable;
  }
}

function likeliest(bytes: Uint8Array): Encoding {
  const begin = bytes.findIndex((byte) => byte > 127);
  // With the letter before, which tells whether a word goes on.
  const sample = bytes.subarray(Math.max(begin - 1, 0), begin + sampleBytes);
  let best: Encoding = 'windows-1252';
  let bestShare = 0.5;
  for (const alphabet of alphabets) {
    for (const encoding of alphabet.encodings) {
      const share = explainedShare(new TextDecoder(encoding).decode(sample), alphabet);
      if (share > bestShare) [best, bestShare] = [encoding, share];
    }
  }
  return best;
}

/** How much of what is not ASCII are letters of an alphabet, from 0 to 1. A capital within a word is none. */
function explainedShare(text: string, { frequent, rare = '' }: Alphabet): number {
  let count = 0;
  let explained = 0;
  let before = '';
  for (const sign of text) {
    if (sign > '\x7F') {
      count += 1;
      const small = sign.toLowerCase();
      const isWithin = sign !== small && /\p{Ll}/u.test(before);
      if (anySign.test(sign)) explained += 0.6;
      else if (sign === '’' || (!isWithin && frequent.includes(small))) explained += 1;
      else if (!isWithin && rare.includes(small)) explained += 0.5;
    }
    before = sign;
  }
  return count === 0 ? 0 : explained / count;
}
