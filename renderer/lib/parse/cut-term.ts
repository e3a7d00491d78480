/** The server takes no longer term of a search. */
const longestTerm = 200;

/** Counted as the server counts, in UTF-16; half a character at the end goes, too. */
export function cutTerm(term: string): string {
  const short = term.slice(0, longestTerm);
  return short.isWellFormed() ? short : short.slice(0, -1);
}
