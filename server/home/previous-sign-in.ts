import type { Database } from '../database/database.ts';

/**
 * When a person signed in before the last time, which is the one that began what is going on now. Null where there was
 * none in the last 30 days: what changed since would say little.
 */
export async function previousSignIn({ sql }: Pick<Database, 'sql'>, userId: string): Promise<Date | null> {
  const [row] = await sql<[{ createdAt: string }?]>`
    select created_at as "createdAt" from audit_events
    where subject_type = 'user' and subject_id = ${userId} and action = 'user.signed-in'
      and created_at > now() - interval '30 days'
    order by id desc offset 1 limit 1`;
  return row ? new Date(row.createdAt) : null;
}
