import { and, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import {
  type Json,
  type SelectedColumns,
  type SelectedRow,
  selectList,
  toJson,
  toSelectedRow,
} from '../database/rows.ts';
import type { InScope } from '../scopes/in-scope.ts';
import type { List } from './define-list.ts';
import { orderBy, slicePage } from './keyset-page.ts';
import {
  columnsOf,
  cursorAfter,
  isAfterPosition,
  type ListOrder,
  readPosition,
  withoutKey,
} from './list-order.ts';
import { writeStatement } from './run-prepared.ts';
import { readSearchPage, searched } from './search/search.ts';

/** A row of a list as the API answers it. */
export type ListedRow<Columns> = Json<SelectedRow<Columns>>;

export interface RowsOptions {
  term?: string;
  /** Condition on the rows; undefined for all. */
  filter?: SQL | undefined;
  order: ListOrder;
  cursor?: string | undefined;
  limit: number;
  /** How far all that is found is counted. */
  countTo?: number;
}

export interface Rows<Row> {
  items: Row[];
  nextCursor: string | null;
  /** Only where the term has words. */
  count: number | undefined;
}

/** Some rows in their order, after the position of a cursor. */
export async function readRows<Columns extends SelectedColumns>(
  database: Pick<Database, 'sql'>,
  list: Pick<List<Columns>, 'columns' | 'table'>,
  { within, rows: allRows }: InScope,
  { term = '', filter, order, cursor, limit, countTo = 0 }: RowsOptions,
): Promise<Rows<ListedRow<Columns>>> {
  const { table } = list;
  const columns = columnsOf(list, order);
  const after = cursor === undefined ? undefined : isAfterPosition(order, readPosition(order, cursor));
  const found = term === '' ? undefined : await search();
  const page = sliceRows(found?.rows ?? (await readAll()), order, limit);
  return { ...page, count: found?.count };

  async function search() {
    return readSearchPage(database, {
      table: searched(table),
      within,
      rows: allRows,
      columns,
      term,
      order,
      after,
      filter,
      limit,
      countTo,
    });
  }

  async function readAll() {
    const statement = sql`select ${selectList(columns)} from ${allRows} where ${and(filter, after) ?? sql`true`}
      order by ${orderBy(order)} limit ${limit + 1}`;
    const rows = await writeStatement<Record<string, unknown>>(statement)(database.sql, { prepare: false });
    return rows.map((row) => toSelectedRow(columns, row));
  }
}

/** The page of rows that were read with `limit + 1`, as the API answers it. */
export function sliceRows<Row extends object>(
  rows: Row[],
  order: ListOrder,
  limit: number,
): { items: Json<Row>[]; nextCursor: string | null } {
  const { items, nextCursor } = slicePage(rows.map(toJson), limit, (last) => cursorAfter(order, last));
  return { items: items.map(withoutKey), nextCursor };
}
