import { and, type SQL, sql } from 'drizzle-orm';
import type { Total } from '#contract/schemas/total.ts';
import type { Database } from '../database/database.ts';
import { countUpTo } from './count-up-to.ts';
import type { List } from './define-list.ts';
import { estimateSearch, isSearched } from './search/estimate-search.ts';
import { searchCondition } from './search/search-condition.ts';

interface Matches {
  searchTerm: string;
  filter?: SQL | undefined;
}

/**
 * What a list holds for a term and a filter, as a condition; undefined for all rows. For statements that are about all of
 * it, such as a deletion.
 */
export async function matchCondition(
  database: Pick<Database, 'sql'>,
  { table }: Pick<List, 'table'>,
  { searchTerm: term, filter }: Matches,
): Promise<SQL | undefined> {
  if (term === '') return filter;
  if (!isSearched(table)) throw new Error('a list without columns for it cannot be searched');
  const order = { key: table.sortName, id: table.id, direction: 'ascending' } as const;
  const search = await estimateSearch(database, { table, term, order, filter });
  if (search === 'all') return filter;
  return search === 'none' ? sql`false` : and(searchCondition(table, search), filter);
}

/** How many those are; a page of the list counts less far. */
export async function countMatches(
  database: Pick<Database, 'db' | 'sql'>,
  list: Pick<List, 'table'>,
  { limit, ...matches }: Matches & { limit: number },
): Promise<Total> {
  return countUpTo(database, list.table, limit, await matchCondition(database, list, matches));
}
