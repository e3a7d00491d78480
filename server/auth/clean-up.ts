import type { Database } from '../database/database.ts';

const hour = 3_600_000;

/**
 * Returns a function that deletes what nobody can use any more, at most once an hour in this process: sessions, and
 * codes and states of social sign-ins, that ended more than an hour ago. Until then an expired code is told apart
 * from a wrong one.
 */
export function createCleanUp({ sql }: Pick<Database, 'sql'>): () => Promise<void> {
  let next = 0;
  return async () => {
    if (Date.now() < next) return;
    next = Date.now() + hour;
    await sql`delete from verifications where expires_at < now() - interval '1 hour'`;
    await sql`delete from sessions where expires_at < now() - interval '1 hour'`;
  };
}
