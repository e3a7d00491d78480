import { and, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { type SelectedColumns, type SelectedRow, selectList, toSelectedRow } from '../../database/rows.ts';
import { orderBy, sqlDirection } from '../keyset-page.ts';
import type { ListOrder } from '../list-order.ts';
import { runPrepared } from '../run-prepared.ts';
import type { EstimateOptions, Search } from './estimate-search.ts';
import { isInIndex, matchesTerm } from './search-condition.ts';

export interface SearchPageOptions<Columns extends SelectedColumns> extends EstimateOptions {
  order: ListOrder;
  /** Columns of a row in the result. */
  columns: Columns;
  limit: number;
  /** How far all that is found is counted. */
  countTo: number;
}

export interface SearchResult<Columns extends SelectedColumns> {
  /** In order, one more than `limit` where there are more. */
  rows: SelectedRow<Columns>[];
  /** One more than `countTo`, or some more, where there are more. */
  count: number;
}

/** Looks at rows in their order and keeps those that are found, until a page is full or `most` have been looked at. */
export async function scanIndex<Columns extends SelectedColumns>(
  database: Pick<Database, 'sql'>,
  search: Search,
  { table, rows: all, columns, order, after, filter, limit }: SearchPageOptions<Columns>,
  most: number,
): Promise<SelectedRow<Columns>[]> {
  const direction = sqlDirection(order);
  const rows = await runPrepared<Record<string, unknown>>(
    database,
    sql`select ${selectList(columns)} from (
      select *, ${order.key} as list_key from ${all} where ${after ?? sql`true`}
      order by ${orderBy(order)} limit ${most}
    ) as ${table} where ${and(matchesTerm(table, search), filter)}
    order by list_key ${direction}, ${table.id} ${direction} limit ${limit + 1}`,
  );
  return rows.map((row) => toSelectedRow(columns, row));
}

/** Counts in the order in which the table holds its rows; no further than `most` of these. */
export async function countByTableScan(
  database: Pick<Database, 'sql'>,
  search: Search,
  { table, rows: all, filter, countTo }: Omit<SearchPageOptions<SelectedColumns>, 'columns'>,
  most: number,
): Promise<number> {
  const [row] = await runPrepared<{ count: number }>(
    database,
    sql`select count(*)::int as count from (
      select from (select * from ${all} limit ${most}) as ${table}
      where ${and(matchesTerm(table, search), filter)} limit ${countTo + 1}) as counting`,
  );
  return row?.count ?? 0;
}

/** Counts what the indexes find. */
export async function countByIndex(
  database: Pick<Database, 'sql'>,
  search: Search,
  { table, rows: all, filter, countTo }: Omit<SearchPageOptions<SelectedColumns>, 'columns'>,
): Promise<number> {
  const [row] = await runPrepared<{ count: number }>(
    database,
    sql`select count(*)::int as count from (
      select from (select * from ${all} where ${and(isInIndex(table, search), filter) ?? sql`true`} offset 0) as ${table}
      where ${matchesTerm(table, search)} limit ${countTo + 1}) as counting`,
  );
  return row?.count ?? 0;
}

/** Finds all rows by the indexes, or those in a region, and sorts the page out of them. */
export async function findAllMatches<Columns extends SelectedColumns>(
  database: Pick<Database, 'sql'>,
  search: Search,
  { table, rows: all, columns, order, after, filter, limit, countTo }: SearchPageOptions<Columns>,
  isInRegion?: SQL,
): Promise<SearchResult<Columns>> {
  const direction = sqlDirection(order);
  // 'offset 0' keeps the planner from asking the index for whole words, and from scanning the index of the order after all.
  const rows = await runPrepared<{ $count: number; $isRow: boolean | null } & Record<string, unknown>>(
    database,
    sql`with found as materialized (
      select ${table.id} as id, ${order.key} as list_key, (${after ?? sql`true`}) as is_after
      from (select * from ${all} where ${and(isInIndex(table, search), isInRegion, filter) ?? sql`true`} offset 0) as ${table}
      where ${matchesTerm(table, search)}
    ), page as materialized (
      select id, list_key from found where is_after order by list_key ${direction}, id ${direction} limit ${limit + 1}
    )
    select counted.*, shown.* from (
      select count(*)::int as "$count" from (select from found limit ${countTo + 1}) as counting
    ) as counted left join (
      select ${selectList(columns)}, page.list_key, page.id as list_id, true as "$isRow"
      from page join ${table} on ${table.id} = page.id
    ) as shown on true order by shown.list_key ${direction}, shown.list_id ${direction}`,
  );
  return {
    rows: rows.filter(({ $isRow }) => $isRow).map((row) => toSelectedRow(columns, row)),
    count: rows[0]?.$count ?? 0,
  };
}
