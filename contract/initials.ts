/** Arabic's article, which no one takes for the initial of a name. */
const article = /^\u0627\u0644(?=\p{L}{2})/u;

/** Brackets, quotes and dashes in front of a word. */
const opening = /^\p{P}+/u;

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Two letters for a user or an organization without a picture: of the first and the last word of the name, or one of a single word. */
export function initialsOf(name: string): string {
  const words = name
    .split(/\s+/)
    .map((word) => word.replace(opening, ''))
    .filter(Boolean);
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words.slice(0, 1);
  return chosen.map((word) => firstLetter((word ?? '').replace(article, '')).toLocaleUpperCase()).join('');
}

function firstLetter(word: string): string {
  return [...graphemes.segment(word)][0]?.segment ?? '';
}

/** Always the same one of `count` choices (from 0) for the same id, such as the tint behind its initials: FNV-1a. */
export function choiceOf(id: string, count: number): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < id.length; index += 1) {
    hash = Math.imul(hash ^ id.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0) % count;
}
