import { and, or, type SQL, sql } from 'drizzle-orm';
import type { Search, SearchedTable } from './estimate-search.ts';

/**
 * Hides a value from the planner, which then chooses the same plan for every value. Its estimates for patterns are often
 * wrong by a factor of a hundred.
 */
export function unseen(value: unknown): SQL {
  return sql`(select ${value})`;
}

/** Returns a condition for the indexes, which holds for all rows that the search finds, and for some more. */
export function isInIndex(table: SearchedTable, { pieces, start }: Search): SQL | undefined {
  if (pieces.length > 0)
    return and(...pieces.map((piece) => sql`${table.search} like ${unseen(`%${piece}%`)}`));
  if (start === null) return undefined;
  const { word, first, later, isTogether } = start;
  const isFirst = isTogether ? startsRange(table, word) : sql`${table.starts} like ${unseen(first)}`;
  return or(isFirst, sql`${table.starts} like ${unseen(later)}`);
}

/** All words, as parameters of which there are always two: the text of a statement does not depend on the term. */
export function matchesTerm(table: SearchedTable, { patterns, starts }: Search): SQL {
  return sql`${table.search} like all (${sql.param(patterns)}::text[])
    and ${table.starts} like all (${sql.param(starts)}::text[])`;
}

/** The names that begin with a word: the same as `like 'start%'`, in a form that finds them by the index of names. */
export function startsRange(table: SearchedTable, word: string): SQL | undefined {
  const end = textAfter(word);
  return and(
    sql`${table.sortName} >= ${word}`,
    end === undefined ? undefined : sql`${table.sortName} < ${end}`,
  );
}

/** The first text, by code points, behind all that begin with this one; undefined where there is none. */
export function textAfter(start: string): string | undefined {
  const letters = [...start];
  for (;;) {
    const last = letters.pop()?.codePointAt(0);
    if (last === undefined) return undefined;
    // Between these two are halves of letters, which no text holds alone.
    if (last < 0x10ffff) return letters.join('') + String.fromCodePoint(last === 0xd7ff ? 0xe000 : last + 1);
  }
}
