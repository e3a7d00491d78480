import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Total } from '#contract/schemas/total.ts';
import type { Database } from '../database/database.ts';

/** Totals are exact so far, of all and of what was found; beyond, counting would take longer than reading the page. */
export const totalCap = { all: 1000, found: 100 };

/** Counts the rows of a table that match a condition, but no further than `limit`: large tables stay fast. */
export async function countUpTo(
  { db }: Pick<Database, 'db'>,
  table: PgTable,
  limit: number,
  condition?: SQL,
): Promise<Total> {
  const found = db
    .select({ one: sql`1` })
    .from(table)
    .where(condition)
    .limit(limit + 1)
    .as('found');
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(found);
  return totalUpTo(limit, row?.count ?? 0);
}

/** The total to tell, where no further was counted than to one more than `limit`. */
export function totalUpTo(limit: number, count: number): Total {
  return { count: Math.min(count, limit), exact: count <= limit };
}
