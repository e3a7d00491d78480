import { and, count, desc, gt, isNull, max } from 'drizzle-orm';
import type { Home } from '#contract/home/home.ts';
import { operation } from '../api/operation.ts';
import { requirePermission } from '../api/require-permission.ts';
import type { Environment } from '../config/environment.ts';
import type { Database } from '../database/database.ts';
import { repositories, sessions } from '../database/schema/index.ts';
import { countUpTo, totalCap } from '../lists/count-up-to.ts';
import { isOpenSession } from '../sessions/open-sessions.ts';

const sevenDays = 7 * 24 * 3600 * 1000;

export const readHome = operation.home.read
  .use(requirePermission({ apps: ['app'], repository: ['read'] }))
  .handler(async ({ context: { database, environment, currentUser } }) => {
    const now = new Date();
    const since = await previousSignIn(database, currentUser.id);
    const changed = gt(repositories.updatedAt, since ?? new Date(now.getTime() - sevenDays));
    const [total, changedRepositories, recent, own] = await Promise.all([
      countUpTo(database, repositories, totalCap.all),
      countUpTo(database, repositories, totalCap.all, changed),
      recentRepositories(database, 4),
      ownSessions(database, environment, currentUser.id),
    ]);
    return {
      readAt: now.toISOString(),
      repositories: total,
      since: since?.toISOString() ?? null,
      changedRepositories,
      recentRepositories: recent,
      ...own,
    };
  });

/** How many open sessions a user has, and when the newest began. Sessions of admins who act as them do not count. */
async function ownSessions(
  { db }: Pick<Database, 'db'>,
  environment: Pick<Environment, 'demo'>,
  userId: string,
): Promise<Pick<Home, 'sessionCount' | 'lastSignInAt'>> {
  const [row] = await db
    .select({ sessionCount: count(), lastSignInAt: max(sessions.createdAt) })
    .from(sessions)
    .where(and(isOpenSession(environment, userId), isNull(sessions.impersonatedBy)));
  return {
    sessionCount: row?.sessionCount ?? 0,
    lastSignInAt: row?.lastSignInAt?.toISOString() ?? null,
  };
}

/**
 * When a user signed in before the last time, which is the one that began what is going on now. Null where there was
 * none in the last 30 days: what changed since would say little.
 */
async function previousSignIn({ sql }: Pick<Database, 'sql'>, userId: string): Promise<Date | null> {
  const [row] = await sql<[{ createdAt: string }?]>`
    select created_at as "createdAt" from audit_events
    where subject_type = 'user' and subject_id = ${userId} and action = 'user.signed-in'
      and created_at > now() - interval '30 days'
    order by id desc offset 1 limit 1`;
  return row ? new Date(row.createdAt) : null;
}

/** The repositories that changed last, newest first. */
async function recentRepositories(
  { db }: Pick<Database, 'db'>,
  limit: number,
): Promise<Home['recentRepositories']> {
  const { id, name, description, updatedAt } = repositories;
  const rows = await db
    .select({ id, name, description, updatedAt })
    .from(repositories)
    .orderBy(desc(updatedAt), desc(id))
    .limit(limit);
  return rows.map((row) => ({ ...row, updatedAt: row.updatedAt.toISOString() }));
}
