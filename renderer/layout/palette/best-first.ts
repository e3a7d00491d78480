import { containsWords } from './find-matches.ts';
import { fold } from './fold.ts';

/**
 * Rows in the order in which they are most likely meant: those called so, those whose names begin so, those whose names
 * have it somewhere, those found elsewhere; among equals the order stays.
 */
export function bestFirst<Row>(rows: readonly Row[], term: string, nameOf: (row: Row) => string): Row[] {
  const wanted = fold(term.trim()).text;
  const rank = (row: Row) => {
    const name = fold(nameOf(row)).text;
    if (name === wanted) return 0;
    if (name.startsWith(wanted)) return 1;
    return containsWords([nameOf(row)], term) ? 2 : 3;
  };
  return rows.toSorted((a, b) => rank(a) - rank(b));
}
