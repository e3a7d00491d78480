/** Words of up to this many characters only match at the start of words. */
const longestShort = 2;

/** Whether a term holds such a word. */
export function hasShortWord(term: string): boolean {
  return term
    .normalize('NFKC')
    .split(/\s+/)
    .some((word) => word !== '' && [...word].length <= longestShort);
}
