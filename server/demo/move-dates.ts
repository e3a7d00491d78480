import { getTableColumns, sql } from 'drizzle-orm';
import { type PgTable, PgTimestamp } from 'drizzle-orm/pg-core';
import type { Transaction } from '../database/database.ts';
import { auditEvents, mails, repositories, sessions, users } from '../database/schema/index.ts';
import { isSeededSession } from './seeded-sessions.ts';

/** Moves all dates of the demo's records forward by some milliseconds; visitors' own sessions end when they would. */
export async function moveDates(transaction: Transaction, milliseconds: number): Promise<void> {
  const interval = sql`make_interval(secs => ${milliseconds / 1000})`;
  for (const table of [users, repositories, auditEvents, mails, sessions] as PgTable[]) {
    const dates = Object.entries(getTableColumns(table)).filter(
      ([, column]) => column instanceof PgTimestamp,
    );
    const moved = Object.fromEntries(dates.map(([name, column]) => [name, sql`${column} + ${interval}`]));
    await transaction
      .update(table)
      .set(moved)
      .where(table === sessions ? isSeededSession : undefined);
  }
}
