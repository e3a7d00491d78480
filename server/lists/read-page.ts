import type { SQL } from 'drizzle-orm';
import type { SortDirection, Total } from '#contract/schemas/paging.ts';
import type { Database } from '../database/database.ts';
import type { SelectedColumns } from '../database/rows.ts';
import { inScope } from '../scopes/in-scope.ts';
import type { ScopeFor } from '../scopes/scope.ts';
import { countUpTo, totalCap, totalUpTo } from './count-up-to.ts';
import type { List, ListedTable } from './define-list.ts';
import { listOrder } from './list-order.ts';
import { type ListedRow, readRows } from './read-rows.ts';
import { readWholeList } from './read-whole-list.ts';

interface Reader {
  database: Database;
}

/** Search, filter and order of a list; `pageInput` of the contract has the search. */
interface ListInput<Sort extends string> {
  searchTerm?: string;
  /** Condition on the rows; undefined for all. */
  filter?: SQL | undefined;
  sort: Sort;
  direction?: SortDirection | undefined;
}

export interface PageInput<Sort extends string> extends ListInput<Sort> {
  cursor?: string | undefined;
  limit: number;
}

export interface ListPage<Row> {
  /** When all this was read. */
  readAt: string;
  items: Row[];
  nextCursor: string | null;
  total: Total;
}

/**
 * A page of a list, as an operation answers it.
 * @throws {ApiError} VALIDATION_FAILED for a cursor of another list or order
 */
export async function readPage<
  Columns extends SelectedColumns,
  Sort extends string,
  Table extends ListedTable,
>(
  context: Reader & ScopeFor<Table>,
  list: List<Columns, Sort, Table>,
  { searchTerm: term = '', filter, sort, direction, cursor, limit }: PageInput<Sort>,
): Promise<ListPage<ListedRow<Columns>>> {
  const options = { term, filter, order: listOrder(list, sort, direction), cursor, limit };
  const scoped = inScope(context, list.table);
  const page = await readPageAndTotal(context.database);
  return { readAt: new Date().toISOString(), ...page };

  async function readPageAndTotal(database: Database) {
    if (term === '' && !filter) return readWholeList(database, list, scoped, options);
    const [{ count, ...rows }, all] = await Promise.all([
      readRows(database, list, scoped, { ...options, countTo: totalCap.found }),
      term === '' ? countUpTo(database, scoped.rows, totalCap.all, filter) : undefined,
    ]);
    return { ...rows, total: all ?? totalUpTo(totalCap.found, count ?? 0) };
  }
}

/** Rows that are in memory at once. */
const rowsAtOnce = 1000;

/** A list from beginning to end, page by page: no transaction stays open for as long as the slowest caller takes. */
export async function* readAllPages<
  Columns extends SelectedColumns,
  Sort extends string,
  Table extends ListedTable,
>(
  context: Reader & ScopeFor<Table>,
  list: List<Columns, Sort, Table>,
  { searchTerm: term = '', filter, sort, direction }: ListInput<Sort>,
): AsyncGenerator<ListedRow<Columns>[]> {
  const order = listOrder(list, sort, direction);
  const scoped = inScope(context, list.table);
  let cursor: string | null | undefined;
  const { database } = context;
  while (cursor !== null) {
    const options = { term, filter, order, cursor, limit: rowsAtOnce };
    const page = await readRows(database, list, scoped, options);
    cursor = page.nextCursor;
    yield page.items;
  }
}
