import { and, type SQL, sql } from 'drizzle-orm';
import type { Total } from '#contract/schemas/total.ts';
import type { Database } from '../database/database.ts';
import type { AnyTable } from '../database/schema/tenant-table.ts';
import { inScope, rowsIn } from '../scopes/in-scope.ts';
import type { ScopeFor } from '../scopes/scope.ts';
import { countUpTo } from './count-up-to.ts';
import type { ListedTable } from './define-list.ts';
import { estimateSearch, isSearched } from './search/estimate-search.ts';
import { searchCondition } from './search/search-condition.ts';

interface Matches {
  searchTerm: string;
  filter?: SQL | undefined;
}

/**
 * What a list holds for a term and a filter, as a condition beside its scope; undefined for all rows. For statements that are about all of
 * it, such as a deletion.
 */
export async function matchCondition<Table extends ListedTable>(
  context: { database: Pick<Database, 'sql'> } & ScopeFor<Table>,
  list: { table: Table },
  { searchTerm: term, filter }: Matches,
): Promise<SQL | undefined> {
  if (term === '') return filter;
  const { within, rows } = inScope<Table>(context, list.table);
  const table: AnyTable = list.table;
  if (!isSearched(table)) throw new Error('a list without columns for it cannot be searched');
  const order = { key: table.sortName, id: table.id, direction: 'ascending' } as const;
  const search = await estimateSearch(context.database, { table, within, rows, term, order, filter });
  if (search === 'all') return filter;
  return search === 'none' ? sql`false` : and(searchCondition(table, search), filter);
}

/** How many those are; a page of the list counts less far. */
export async function countMatches<Table extends ListedTable>(
  context: { database: Pick<Database, 'db' | 'sql'> } & ScopeFor<Table>,
  list: { table: Table },
  { limit, ...matches }: Matches & { limit: number },
): Promise<Total> {
  const condition = await matchCondition<Table>(context, list, matches);
  return countUpTo(context.database, rowsIn<Table>(context, list.table), limit, condition);
}
