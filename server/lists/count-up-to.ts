import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Total } from '#contract/schemas/total.ts';
import type { Database } from '../database/database.ts';
import type { Rows } from '../scopes/in-scope.ts';

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
