import type { SQL } from 'drizzle-orm';
import type { Total } from '#contract/schemas/paging.ts';
import type { Database } from '../database/database.ts';
import { inScope, rowsIn } from '../scopes/in-scope.ts';
import type { ScopeFor } from '../scopes/scope.ts';
import { countUpTo } from './count-up-to.ts';
import type { ListedTable } from './define-list.ts';
import { searchCondition, searched } from './search/search.ts';

interface Matches {
  searchTerm: string;
  filter?: SQL | undefined;
}

/**
 * Returns the condition, beside the scope, for the rows of a list that match a term and a filter; undefined
 * for all. For statements about all of these rows, such as a deletion.
 */
export async function matchCondition<Table extends ListedTable>(
  context: { database: Pick<Database, 'sql'> } & ScopeFor<Table>,
  list: { table: Table },
  { searchTerm: term, filter }: Matches,
): Promise<SQL | undefined> {
  if (term === '') return filter;
  const { within, rows } = inScope<Table>(context, list.table);
  const table = searched(list.table);
  const order = { key: table.sortName, id: table.id, direction: 'ascending' } as const;
  return searchCondition(context.database, { table, within, rows, term, order, filter });
}

/** Counts these rows up to `limit`; the total of a page stops earlier. */
export async function countMatches<Table extends ListedTable>(
  context: { database: Pick<Database, 'db' | 'sql'> } & ScopeFor<Table>,
  list: { table: Table },
  { limit, ...matches }: Matches & { limit: number },
): Promise<Total> {
  const condition = await matchCondition<Table>(context, list, matches);
  return countUpTo(context.database, rowsIn<Table>(context, list.table), limit, condition);
}
