import { and, type SQL, sql } from 'drizzle-orm';
import type { Total } from '#contract/schemas/total.ts';
import type { Database } from '../../database/database.ts';
import { countUpTo } from '../count-up-to.ts';
import { estimateSearch, type SearchedTable } from './estimate-search.ts';
import { searchCondition } from './search-condition.ts';

/**
 * What the list of a table holds for a term and a filter, as a condition; undefined for all rows. For statements that
 * are about all of it, such as a deletion.
 */
export async function matchCondition(
  database: Pick<Database, 'sql'>,
  table: SearchedTable,
  term: string,
  filter?: SQL,
): Promise<SQL | undefined> {
  const order = { key: table.sortName, id: table.id, direction: 'ascending' } as const;
  const search = await estimateSearch(database, { table, term, order, filter });
  if (search === 'all') return filter;
  return search === 'none' ? sql`false` : and(searchCondition(table, search), filter);
}

/** How many those are; a page of the list counts less far. */
export async function countMatches(
  database: Pick<Database, 'db' | 'sql'>,
  table: SearchedTable,
  { term, filter, limit }: { term: string; filter: SQL | undefined; limit: number },
): Promise<Total> {
  return countUpTo(database, table, limit, await matchCondition(database, table, term, filter));
}
