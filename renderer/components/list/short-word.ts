/** Up to so many characters a word is looked for at the start of words alone. */
const longestShort = 2;

/** Whether a term holds such a word. */
export function hasShortWord(term: string): boolean {
  return term
    .normalize('NFKC')
    .split(/\s+/)
    .some((word) => word !== '' && [...word].length <= longestShort);
}
