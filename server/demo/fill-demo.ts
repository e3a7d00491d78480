import { eq, getTableColumns, sql } from 'drizzle-orm';
import { type PgTable, PgTimestamp } from 'drizzle-orm/pg-core';
import { demoAccounts } from '#contract/demo.ts';
import { StartupError } from '../config/startup-error.ts';
import type { Database, Transaction } from '../database/database.ts';
import { auditEvents, mails, repositories, sessions, users } from '../database/schema/index.ts';
import { createDemoRows } from './rows/demo-rows.ts';
import { isSeededSession } from './seeded-sessions.ts';

/** Rows of one insert: PostgreSQL takes 65,535 parameters at most. */
const batch = 2000;

/** A demo that was filled longer ago than this looks old, in milliseconds. */
const freshFor = 3_600_000;

/**
 * Fills the empty database of a demo, or brings the dates of one that was filled before up to now, so that its charts
 * never end in the past. Of several servers that start at once one does it.
 * @throws {StartupError} when the database holds anything else: no product becomes a demo by a setting
 */
export async function fillDemo({ db }: Pick<Database, 'db'>, now = new Date()): Promise<void> {
  await db.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtext('fill_demo'))`);
    const [admin] = await transaction
      .select({ filledAt: users.lastSeenAt })
      .from(users)
      .where(eq(users.id, demoAccounts.admin.id));
    if (admin) {
      const age = now.getTime() - (admin.filledAt ?? now).getTime();
      if (age > freshFor) await moveDates(transaction, age);
      return;
    }
    if (await holdsRecords(transaction)) {
      throw new StartupError(
        'DEMO needs a database of its own, and this one holds records. Give it another DATA_DIR or DATABASE_URL.',
      );
    }
    await insertRows(transaction, now);
  });
}

async function holdsRecords(transaction: Transaction): Promise<boolean> {
  const [user] = await transaction.select({ id: users.id }).from(users).limit(1);
  const [repository] = await transaction.select({ id: repositories.id }).from(repositories).limit(1);
  return user !== undefined || repository !== undefined;
}

async function insertRows(transaction: Transaction, now: Date): Promise<void> {
  const rows = createDemoRows(now);
  await transaction.insert(users).values(rows.users);
  await transaction.insert(sessions).values(rows.sessions);
  await transaction.insert(repositories).values(rows.repositories);
  await transaction.insert(mails).values(rows.mails);
  for (let start = 0; start < rows.events.length; start += batch) {
    await transaction.insert(auditEvents).values(rows.events.slice(start, start + batch));
  }
}

/** Moves all dates of the demo's records forward by some milliseconds; other sessions keep their end. */
async function moveDates(transaction: Transaction, milliseconds: number): Promise<void> {
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
