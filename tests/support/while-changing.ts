import type { Sql, TransactionSql } from 'postgres';
import { expect } from 'vitest';

/** Acts while a transaction has changed something, and lets that commit once the act waits for it. */
export async function whileChanging<Outcome>(
  sql: Sql,
  change: (tx: TransactionSql) => PromiseLike<unknown>,
  act: () => Promise<Outcome>,
): Promise<Outcome> {
  let acting: Promise<Outcome> | undefined;
  await sql.begin(async (tx) => {
    await change(tx);
    acting = act();
    await expect.poll(() => sql`select from pg_locks where not granted`).toHaveLength(1);
  });
  if (!acting) throw new Error('nothing was done');
  return acting;
}
