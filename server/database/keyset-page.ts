import { and, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** The order of a list: a key, and the id as tie-breaker, both in the same direction so that one index gives it. */
export interface KeysetOrder {
  key: SQLWrapper;
  id: SQLWrapper;
  direction: 'ascending' | 'descending';
}

/** The rows behind a position. Comparing both at once is what lets the index begin right there. */
export function isBehind({ key, id, direction }: KeysetOrder, lastKey: SQLWrapper, lastId: string): SQL {
  const compare = direction === 'ascending' ? sql`>` : sql`<`;
  return sql`(${key}, ${id}) ${compare} (${lastKey}, ${lastId})`;
}

export function orderBy({ key, id, direction }: KeysetOrder): SQL[] {
  const way = direction === 'ascending' ? sql`asc` : sql`desc`;
  return [sql`${key} ${way}`, sql`${id} ${way}`];
}

interface SearchedPage {
  table: PgTable;
  order: KeysetOrder;
  condition: SQL;
  /** Undefined for the first page. */
  behind: SQL | undefined;
  limit: number;
}

/** Rows in order that are looked at for each row of a page before another way is taken. */
const walkPerRow = 150;

/**
 * Conditions for the rows of a page of a search: `walked`, and where that does not fill the page, `found`. What many rows
 * fulfil is found quickest by walking along the order. But what few rows fulfil, or such as stand together far away in
 * it, would take a walk through half the table, and the planner cannot know. So the walk is short; after it all rows are
 * found first, and then sorted.
 */
export function searchedPage({ table, order, condition, behind, limit }: SearchedPage): {
  walked: SQL;
  found: SQL;
} {
  const ordered = sql.join(orderBy(order), sql`, `);
  const isInPage = (rows: SQL) => sql`${order.id} in (
    select ${order.id} from (${rows}) as ${table} order by ${ordered} limit ${limit + 1})`;
  const walk = sql`select * from ${table} where ${behind ?? sql`true`} order by ${ordered}
    limit ${walkPerRow * (limit + 1)}`;
  return {
    walked: isInPage(sql`select * from (${walk}) as ${table} where ${condition}`),
    // 'offset 0' keeps the planner from walking along the order after all.
    found: isInPage(sql`select * from ${table} where ${and(condition, behind)} offset 0`),
  };
}

/** Cuts a page from rows that were read with `limit + 1`: one more than shown tells that there are more. */
export function cutPage<Row>(
  rows: Row[],
  limit: number,
  cursorAfter: (last: Row) => string,
): { rows: Row[]; nextCursor: string | null } {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return { rows: shown, nextCursor: rows.length > limit && last ? cursorAfter(last) : null };
}
