import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Total } from '#contract/schemas/paging.ts';
import type { Database } from '../database/database.ts';
import type { InScope, Rows } from '../scopes/in-scope.ts';

/** Milliseconds for which nobody counts again. */
const keptFor = 1000;

/** Until when each table of each database is taken to hold more rows than a total counts to, by `performance.now()`. */
let kept = new WeakMap<Database['sql'], Map<string, number>>();

/** Totals and result counts are exact up to these caps; beyond, counting would take longer than reading the page. */
export const totalCap = { all: 1000, found: 100 };

/** Counts the rows of a table that match a condition, up to `limit`, so that large tables stay fast. */
export async function countUpTo(
  { db }: Pick<Database, 'db'>,
  /** A table, or `rowsIn` a scope. */
  rows: PgTable | Rows | SQL,
  limit: number,
  condition?: SQL,
): Promise<Total> {
  const found = db
    .select({ one: sql`1` })
    .from(rows)
    .where(condition)
    .limit(limit + 1)
    .as('found');
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(found);
  return totalUpTo(limit, row?.count ?? 0);
}

/** Converts a count of at most `limit` + 1 rows to a total. */
export function totalUpTo(limit: number, count: number): Total {
  return { count: Math.min(count, limit), exact: count <= limit };
}

/**
 * Whether a table, or a scope of it, is known to hold more rows than a total counts to (`totalCap.all`): counting a
 * thousand rows for each page cost as much as reading it. An exact number is never kept. What may be stale: '1,000+' is told for a second after
 * another server, or a hand in the database, has made the list shorter than that; this process forgets it itself.
 */
export function exceedsTotalCap(
  { sql }: Pick<Database, 'sql'>,
  { key }: Pick<InScope, 'key'>,
): { isKnown: boolean; remember(): void } {
  const tables = kept.get(sql) ?? new Map<string, number>();
  // What was counted before a deletion comes too late to be kept after it: that has begun another map.
  kept.set(sql, tables);
  return {
    isKnown: (tables.get(key) ?? Number.NEGATIVE_INFINITY) > performance.now(),
    remember: () => void tables.set(key, performance.now() + keptFor),
  };
}

/** To be called when rows of a list have been deleted. */
export function invalidateTotalCap(): void {
  kept = new WeakMap();
}
