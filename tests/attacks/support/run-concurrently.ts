import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '#server/database/database.ts';

type Sql = Database['sql'];

/**
 * Makes requests run concurrently: holds a lock until as many statements wait for it, then releases all at once. The
 * result of a check before the write is outdated by then for all but one of them.
 * @param hold takes the lock, in a transaction
 * @param change what else the transaction does, once the requests wait for it
 */
export async function runConcurrently<T>(
  { sql }: Pick<Database, 'sql'>,
  hold: (transaction: Sql) => Promise<unknown>,
  requests: (() => Promise<T>)[],
  change?: (transaction: Sql) => Promise<unknown>,
): Promise<T[]> {
  let answers: Promise<T>[] = [];
  await sql.begin(async (transaction) => {
    await hold(transaction as unknown as Sql);
    answers = requests.map((request) => request());
    for (const end = Date.now() + 60_000; Date.now() < end; await sleep(10)) {
      const [row] = await sql<[{ count: number }]>`
        select count(*)::int from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`;
      if (row.count >= requests.length) return change?.(transaction as unknown as Sql);
    }
    throw new Error('the requests never waited for the lock');
  });
  return Promise.all(answers);
}
