import { foldCharacter, foldText } from '#contract/fold-text.ts';

/** Text as a search compares it, with the place in the original that each of its units came from. */
interface FoldedText {
  text: string;
  /** As many as `text` has units, and the original's length at the end. */
  places: number[];
}

/** From and to in the original text. */
type Match = readonly [from: number, to: number];

/** A word as short as this only matches at the start of words. */
const shortWord = 2;

/**
 * Finds the first place of each word of a term in a text, in the order of the text and without overlaps.
 * What `foldText` folds doesn't count.
 */
export function findMatches(original: string, term: string): Match[] {
  const { text, places } = fold(original);
  const found = foldedWords(term).flatMap((word) => {
    const at = text.indexOf(word);
    // Up to the next letter: the accents behind the last one belong to it.
    return at < 0 ? [] : [[places[at] ?? 0, places[at + word.length] ?? original.length] as const];
  });
  return mergeOverlaps(found);
}

/**
 * Whether all words of a term occur in the texts. A word of one or two letters must begin a word there: as part of one
 * it would be found almost everywhere.
 */
export function matchesWords(texts: readonly string[], term: string): boolean {
  const text = foldText(texts.join('\n'));
  const beginnings = text.split(/[^\p{L}\p{N}]+/u);
  return foldedWords(term).every((word) =>
    [...word].length <= shortWord
      ? beginnings.some((beginning) => beginning.startsWith(word)) || text.split(/\s+/).includes(word)
      : text.includes(word),
  );
}

/** Whether all words of a term occur in the texts, wherever. */
export function containsWords(texts: readonly string[], term: string): boolean {
  const text = foldText(texts.join('\n'));
  return foldedWords(term).every((word) => text.includes(word));
}

function mergeOverlaps(matches: readonly Match[]): Match[] {
  const merged: Match[] = [];
  for (const [from, to] of matches.toSorted(([a], [b]) => a - b)) {
    const last = merged.at(-1);
    if (last && from <= last[1]) merged[merged.length - 1] = [last[0], Math.max(last[1], to)];
    else merged.push([from, to]);
  }
  return merged;
}

function fold(original: string): FoldedText {
  const places: number[] = [];
  let text = '';
  let place = 0;
  for (const character of original) {
    const folded = foldCharacter(character);
    text += folded;
    for (let unit = 0; unit < folded.length; unit += 1) places.push(place);
    place += character.length;
  }
  return { text, places: [...places, original.length] };
}

/** The words of a term, each folded. */
function foldedWords(term: string): string[] {
  return foldText(term).split(/\s+/).filter(Boolean);
}
