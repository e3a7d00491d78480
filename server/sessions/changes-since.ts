import type { Environment } from '../config/settings.ts';
import type { Database } from '../database/database.ts';

interface ChangesContext {
  database: Pick<Database, 'sql'>;
  environment: Pick<Environment, 'demo'>;
}

const sevenDays = 7 * 24 * 3600 * 1000;

/**
 * Since when the home page says what changed: since the user signed in before the last time, which is the one that began
 * what is going on now. `since` is null where there was none in the last 30 days, because what changed since would say
 * little; then it is said of the last 7 days. A demo records no sign-in of its visitors: there it is the last one.
 */
export async function changesSince(
  { database: { sql }, environment }: ChangesContext,
  userId: string,
  now: Date,
): Promise<{ since: Date | null; from: Date }> {
  const [row] = await sql<[{ createdAt: string }?]>`
    select created_at as "createdAt" from audit_events
    where subject_type = 'user' and subject_id = ${userId} and action = 'user.signed-in'
      and created_at > now() - interval '30 days'
    order by id desc offset ${environment.demo ? 0 : 1} limit 1`;
  const since = row ? new Date(row.createdAt) : null;
  return { since, from: since ?? new Date(now.getTime() - sevenDays) };
}
