import { and, type SQL, sql } from 'drizzle-orm';
import type { Search, SearchedTable } from './survey-search.ts';

/** The rows that a search finds, for statements that do more than show a page of them. */
export function searchCondition(table: SearchedTable, search: Search): SQL | undefined {
  return and(isInIndex(table, search), fulfils(table, search));
}

/** What the indexes are asked for: all rows that the search finds are among these, and some more. */
export function isInIndex(table: SearchedTable, search: Search): SQL | undefined {
  if (search.pieces.length === 0) return startsRange(table, search);
  return and(...search.pieces.map((piece) => sql`${table.search} like ${`%${piece}%`}`));
}

/** All words, as parameters of which there are always two: the text of a statement does not depend on the term. */
export function fulfils(table: SearchedTable, { patterns, starts }: Search): SQL {
  return sql`${table.search} like all (${sql.param(patterns)}::text[])
    and ${table.sortName} like all (${sql.param(starts)}::text[])`;
}

/** The same as `like 'start%'`, in a form that a prepared statement finds by the index of names. */
export function startsRange(table: SearchedTable, { longestStart }: Search): SQL | undefined {
  if (longestStart === null) return undefined;
  const end = textAfter(longestStart);
  return and(
    sql`${table.sortName} >= ${longestStart}`,
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
