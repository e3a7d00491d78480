/** Accents, vowel signs, the Arabic letter that only lengthens a word, and invisible signs, joiners among them. */
const ignored = /[\p{M}\u0640\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/gu;

/**
 * Letters and digits that are written in several ways, each with the one that stands for it in searches. The database has
 * the same in `fold_variants` (server/database/migrations).
 */
const variants: ReadonlyMap<string, string> = new Map([
  // Alif with madda, hamza above and below, and wasla.
  ...['\u0622', '\u0623', '\u0625', '\u0671'].map((alif) => [alif, '\u0627'] as const),
  // Waw and ya with hamza.
  ['\u0624', '\u0648'],
  ['\u0626', '\u064A'],
  // Ta marbuta, alif maqsura, and the ya and kaf of Persian keyboards.
  ['\u0629', '\u0647'],
  ['\u0649', '\u064A'],
  ['\u06CC', '\u064A'],
  ['\u06A9', '\u0643'],
  ...[0x0660, 0x06f0].flatMap((zero) =>
    Array.from({ length: 10 }, (_, digit) => [String.fromCodePoint(zero + digit), String(digit)] as const),
  ),
]);

const variantLetters = new Set([...variants.keys(), ...variants.values()]);

/** Whether a search ignores this character, takes it for another one, or takes another one for it. */
export function isVariant(character: string): boolean {
  return variantLetters.has(character) || foldCharacter(character) === '';
}

/** Text as a search compares it: without case, accents, width and invisible signs, and with one form of each letter and digit. */
export function foldText(text: string): string {
  return Array.from(text, foldCharacter).join('');
}

/** The same for one character; empty if searches ignore it. */
export function foldCharacter(character: string): string {
  // By way of the capital, which is 'SS' for 'ß' and one for both forms of sigma.
  const folded = character.normalize('NFKD').replace(ignored, '').toUpperCase().toLowerCase();
  return variants.get(folded) ?? folded;
}
