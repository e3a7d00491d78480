import { eq, getTableColumns, sql } from 'drizzle-orm';
import { type PgTable, PgTimestamp } from 'drizzle-orm/pg-core';
import { demoAccounts } from '#contract/demo.ts';
import { auditEvents } from '../audit/tables.ts';
import { StartupError } from '../config/startup-error.ts';
import type { Database, Transaction } from '../database/database.ts';
import { users } from '../database/tables/users.ts';
import { mails } from '../email/tables.ts';
import type { DemoRecords } from '../features/demo-records.ts';
import { isSeededSession } from '../sessions/seeded-sessions.ts';
import { sessions } from '../sessions/tables.ts';
import { createDemoRows } from './demo-rows.ts';

/** Rows of one insert: PostgreSQL takes 65,535 parameters at most. */
const batch = 2000;

/** A demo that was filled longer ago than this looks old, in milliseconds. */
const freshFor = 3_600_000;

/**
 * Fills the empty database of a demo, or brings the dates of one that was filled before up to now, so that its charts
 * never end in the past. Of several servers that start at once one does it.
 * @param records what the features show
 * @throws {StartupError} when the database holds anything else: no product becomes a demo by a setting
 */
export async function fillDemo(
  { db }: Pick<Database, 'db'>,
  records: readonly DemoRecords[],
  now = new Date(),
): Promise<void> {
  const tables = records.flatMap((record) => record.tables);
  await db.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtext('fill_demo'))`);
    const [admin] = await transaction
      .select({ filledAt: users.lastSeenAt })
      .from(users)
      .where(eq(users.id, demoAccounts.admin.id));
    if (admin) {
      const age = now.getTime() - (admin.filledAt ?? now).getTime();
      if (age > freshFor) await moveDates(transaction, tables, age);
      return;
    }
    if (await holdsRows(transaction, [users, ...tables])) {
      throw new StartupError(
        'DEMO needs a database of its own, and this one holds records. Give it another DATA_DIR or DATABASE_URL.',
      );
    }
    await insertRows(transaction, records, now);
  });
}

async function holdsRows(transaction: Transaction, tables: readonly PgTable[]): Promise<boolean> {
  for (const table of tables) {
    const rows = await transaction.select({ one: sql`1` }).from(table).limit(1);
    if (rows.length > 0) return true;
  }
  return false;
}

async function insertRows(
  transaction: Transaction,
  records: readonly DemoRecords[],
  now: Date,
): Promise<void> {
  const rows = createDemoRows(now, records);
  await transaction.insert(users).values(rows.users);
  await transaction.insert(sessions).values(rows.sessions);
  for (const { insert } of rows.created) await insert(transaction);
  await transaction.insert(mails).values(rows.mails);
  for (let start = 0; start < rows.events.length; start += batch) {
    await transaction.insert(auditEvents).values(rows.events.slice(start, start + batch));
  }
}

/** Moves all dates of the demo's records forward by some milliseconds; other sessions keep their end. */
async function moveDates(
  transaction: Transaction,
  tables: readonly PgTable[],
  milliseconds: number,
): Promise<void> {
  const interval = sql`make_interval(secs => ${milliseconds / 1000})`;
  await transaction.execute(sql`select set_config('audit.unlocked', 'on', true)`);
  for (const table of [users, ...tables, auditEvents, mails, sessions] as PgTable[]) {
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
