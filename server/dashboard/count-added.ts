import { gte, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { PeriodCount } from '#contract/dashboard/dashboard.ts';
import type { Database } from '../database/database.ts';
import type { Rows } from '../scopes/in-scope.ts';
import type { Period } from './period.ts';

/** How many rows of a table came in a period, and in the one before it. */
export async function countAdded(
  { db }: Pick<Database, 'db'>,
  /** A table, or `rowsIn` a scope. */
  rows: PgTable | Rows,
  { createdAt }: { createdAt: PgColumn },
  { whole, before }: Period,
): Promise<PeriodCount> {
  const [row] = await db
    .select({
      now: sql`count(*) filter (where ${createdAt} >= ${whole.from})`.mapWith(Number),
      before: sql`count(*) filter (where ${createdAt} < ${before.to})`.mapWith(Number),
    })
    .from(rows)
    .where(gte(createdAt, new Date(before.from)));
  return row ?? { now: 0, before: 0 };
}
