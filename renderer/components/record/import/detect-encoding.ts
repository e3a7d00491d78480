/** Encodings that a file can be read in, as TextDecoder calls them, in the order of the choice. */
export const encodings = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'macintosh',
  'windows-1250',
  'windows-1256',
  'windows-1251',
  'koi8-r',
  'x-mac-cyrillic',
  'windows-1253',
  'windows-1254',
  'windows-1255',
  'windows-1257',
  'windows-874',
  'windows-1258',
  'gb18030',
  'big5',
  'shift-jis',
  'euc-jp',
  'euc-kr',
] as const;

export type Encoding = (typeof encodings)[number];

export function isEncoding(name: string): name is Encoding {
  return (encodings as readonly string[]).includes(name);
}

/** Letters of a language that are not ASCII, and the encodings in which spreadsheets write it. */
interface Alphabet {
  encodings: readonly Encoding[];
  /** Lowercase; where all letters are other than Latin, the most frequent ones. */
  frequent: string;
  /** Characters that count a little less: hundreds, all of which are usual. */
  common?(): ReadonlySet<string>;
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
  {
    encodings: ['windows-874'],
    frequent: 'กขคงจชดตทนบปพมยรลวสหอะัาิีุเแโใไ่้์',
    rare: 'ฃฅฆฉซฌญฎฏฐฑฒณถธผฝฟภศษฬฮฯำึืูๅๆ็๊๋๐๑๒๓๔๕๖๗๘๙',
  },
  // Standards of two bytes have what is common in rows of its own.
  { encodings: ['gb18030'], frequent: '的一', common: () => charactersOf('gb18030', 0xb0, 0xd7) },
  { encodings: ['big5'], frequent: '的一', common: () => charactersOf('big5', 0xa4, 0xc6) },
  { encodings: ['shift-jis'], frequent: kana(), common: () => charactersOf('shift-jis', 0x88, 0x97) },
  { encodings: ['euc-jp'], frequent: kana(), common: () => charactersOf('euc-jp', 0xb0, 0xcf) },
  {
    encodings: ['euc-kr'],
    frequent: '이다는에의을가고하지로사기도리자아인스어나서대시부정한그일전주해보원제수상를은관',
    common: () => charactersOf('euc-kr', 0xb0, 0xc8),
  },
];

/** Hiragana and Katakana. */
function kana(): string {
  return Array.from({ length: 0xbc }, (_, index) => String.fromCharCode(0x3041 + index)).join('');
}

/** The characters of an encoding whose first of two bytes is in a range. */
function charactersOf(encoding: Encoding, from: number, to: number): ReadonlySet<string> {
  const decoder = new TextDecoder(encoding);
  // Where the second byte begins at 0xA1 in the standard, what its extensions have below is rare.
  const second = encoding === 'shift-jis' || encoding === 'big5' ? 0x40 : 0xa1;
  const characters = new Set<string>();
  for (let first = from; first <= to; first += 1) {
    for (let last = second; last <= 0xfe; last += 1) {
      characters.add(decoder.decode(Uint8Array.of(first, last)));
    }
  }
  characters.delete('\uFFFD');
  return characters;
}

/** Signs that stand in texts of any language: they speak for an encoding less than letters do, and the apostrophe. */
const anySign = /[\u00A0«»°§©®№€‘“”–—…、。「」・！（），：；？]/;

/** Stands in no text: control characters, and what is assigned to nothing. */
const oddInText = /(?![\t\r\n])[\p{Cc}\p{Cn}\p{Co}\uFFFD]/u;

/** Bytes from the first that is not ASCII: enough to tell, and soon read in every encoding. */
const sampleBytes = 32_768;

/**
 * The encoding of a text file: as its mark says; UTF-8 if most of it is that; else the one in which it is most like a
 * language. The file says nothing for certain, so the user can choose another one. Undefined for what is no text.
 */
export function detectEncoding(bytes: Uint8Array): Encoding | undefined {
  const mark = `${bytes[0]} ${bytes[1]}`;
  if (mark === '255 254') return 'utf-16le';
  if (mark === '254 255') return 'utf-16be';
  if (bytes.includes(0)) return (['utf-16le', 'utf-16be'] as const).find((one) => isTextIn(one, bytes));
  return isUtf8(bytes) ? 'utf-8' : likeliest(bytes);
}

/**
 * Whether bytes make sense as UTF-16 without its mark: delimiters and line breaks are ASCII, one of whose bytes is zero
 * there; with the bytes the other way round they are far apart from letters.
 */
function isTextIn(encoding: 'utf-16le' | 'utf-16be', bytes: Uint8Array): boolean {
  const sample = bytes.subarray(0, sampleBytes);
  // A character may be cut at the end of the sample, but not at the end of the file.
  const text = new TextDecoder(encoding).decode(sample, { stream: sample.length < bytes.length });
  return !oddInText.test(text) && /[,;\t\r\n]/.test(text);
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
    const common = alphabet.common?.();
    for (const encoding of alphabet.encodings) {
      const share = explainedShare(new TextDecoder(encoding).decode(sample), alphabet, common);
      if (share > bestShare) [best, bestShare] = [encoding, share];
    }
  }
  return best;
}

/** How much of what is not ASCII are letters of an alphabet, from 0 to 1. A capital within a word is none. */
function explainedShare(
  text: string,
  { frequent, rare = '' }: Alphabet,
  common?: ReadonlySet<string>,
): number {
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
      else if (common?.has(sign)) explained += 0.8;
      else if (!isWithin && rare.includes(small)) explained += 0.5;
    }
    before = sign;
  }
  return count === 0 ? 0 : explained / count;
}
