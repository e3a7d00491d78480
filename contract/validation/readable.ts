/** Control characters, line separators, broken characters, and marks that turn the reading direction around. */
const forbidden = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u;

/**
 * Something that can be seen: a name of joiners alone would look empty, and so would one of the letters and signs that
 * Unicode draws as nothing, such as the Hangul filler and the blank of Braille.
 */
const visible = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u;

/** Whether a name can be read as it is written, wherever it stands. */
export function isReadable(name: string): boolean {
  return visible.test(name) && !forbidden.test(name);
}
