/** Accents, vowel signs and the Arabic letter that only lengthens a word. */
const ignored = /[\p{M}\u0640]/gu;

/** One character without what a search ignores: case, accents, width; none at all where it is ignored itself. */
function foldCharacter(character: string): string {
  // By way of the capital, which is 'SS' for 'ß' and one for both forms of sigma.
  return character.normalize('NFKD').replace(ignored, '').toUpperCase().toLowerCase();
}

/** Text as a search compares it, with the place in the original that each of its units came from. */
interface FoldedText {
  text: string;
  /** As many as `text` has units, and the original's length at the end. */
  places: number[];
}

export function fold(original: string): FoldedText {
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
export function foldedWords(term: string): string[] {
  return fold(term).text.split(/\s+/).filter(Boolean);
}
