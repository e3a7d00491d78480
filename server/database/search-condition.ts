import { and, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Database } from './database.ts';

interface SearchedColumns {
  /** All searched fields folded, parted by line feeds, under a trigram index. */
  search: SQLWrapper;
  /** The folded name, as an index orders it. */
  foldedName: SQLWrapper;
}

/** From so many characters on the trigram index finds a word anywhere; fewer are the start of the name. */
const shortestAnywhere = 3;

/**
 * The condition for rows in which every word of a term occurs, in any field; undefined for a term without words.
 * Folding is left to the database: words and rows then lose the same accents and marks.
 */
export async function searchCondition(
  { sql: client }: Pick<Database, 'sql'>,
  { search, foldedName }: SearchedColumns,
  term: string,
): Promise<SQL | undefined> {
  const words = await client<{ word: string }[]>`
    select distinct word from regexp_split_to_table(fold(${term}), '\\s+') as word where word <> ''`;
  return and(
    ...words.map(({ word }) =>
      [...word].length < shortestAnywhere
        ? sql`${foldedName} like ${`${plain(word)}%`}`
        : sql`${search} like ${`%${plain(word)}%`}`,
    ),
  );
}

/** Takes from the signs that mean something to LIKE what they mean. */
function plain(word: string): string {
  return word.replaceAll(/[\\%_]/g, '\\$&');
}
