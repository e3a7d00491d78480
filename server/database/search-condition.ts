import { and, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Database } from './database.ts';

interface SearchedColumns {
  /** All searched fields as `searchable` makes them, under a trigram index. */
  search: SQLWrapper;
  /** The folded name, under the index of the list's order. */
  sortName: SQLWrapper;
}

export interface Search {
  /** Undefined for a term without words: all rows. */
  condition: SQL | undefined;
  /** Whether all words are sought at the start of the name: in the order of names, what is found stands together. */
  isByStart: boolean;
}

/** From so many characters on the trigram index finds a word anywhere; fewer are the start of the name. */
const shortestAnywhere = 3;

/**
 * How to find the rows in which every word of a term occurs, in any field.
 * What a word comes down to is left to the database: words and rows then lose the same accents and marks.
 */
export async function searchCondition(
  { sql: client }: Pick<Database, 'sql'>,
  { search, sortName }: SearchedColumns,
  term: string,
): Promise<Search> {
  const words = await client<{ word: string; letters: string }[]>`
    select distinct word, searchable(word) as letters
    from regexp_split_to_table(fold(${term}), '\\s+') as word where word <> ''`;
  const isStart = ({ word }: { word: string }) => [...word].length < shortestAnywhere;
  return {
    condition: and(
      ...words.map((one) =>
        isStart(one)
          ? sql`${sortName} like ${`${plain(one.word)}%`}`
          : sql`${search} like ${`%${one.letters}%`}`,
      ),
    ),
    isByStart: words.every(isStart),
  };
}

/** Takes from the signs that mean something to LIKE what they mean; `searchable` leaves none of them. */
function plain(word: string): string {
  return word.replaceAll(/[\\%_]/g, '\\$&');
}
