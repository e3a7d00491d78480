import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { type DemoRole, demoAccounts } from '#contract/demo.ts';
import type { Database } from '#server/database/database.ts';
import * as schema from '#server/database/schema/index.ts';
import { Browser } from './browser.ts';

/** A user of a demo, signed in as one of its two people. */
export async function enterDemo({ url }: { url: string }, role: DemoRole): Promise<Browser> {
  const client = new Browser(url);
  const { email } = demoAccounts[role];
  const { body } = await client.post('/email-otp/send-verification-otp', { email, type: 'sign-in' });
  const { status } = await client.post('/sign-in/email-otp', { email, otp: body.code });
  if (status !== 200) throw new Error(`the demo let nobody in: ${status}`);
  return client;
}

/** What a demo may write. */
const open = ['sessions', 'verifications', 'rate_limits'];

/** A digest of the rows of each table that a demo must leave alone, and of the sessions that it was filled with. */
export async function digestTables({ db }: Pick<Database, 'db'>): Promise<Record<string, string>> {
  const tables = Object.values(schema).filter((table) => is(table, PgTable));
  const names = tables.map((table) => getTableName(table)).filter((name) => !open.includes(name));
  const digest = async (name: string, condition = sql`true`) => {
    const rows = await db.execute<{ digest: string }>(
      sql`select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as digest
        from ${sql.identifier(name)} t where ${condition}`,
    );
    return [name, rows[0]?.digest ?? ''] as const;
  };
  return Object.fromEntries(
    await Promise.all([...names.map((name) => digest(name)), digest('sessions', sql`id like 'demo-%'`)]),
  );
}
