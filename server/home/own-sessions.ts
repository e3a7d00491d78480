import { and, count, eq, gt, isNull, max } from 'drizzle-orm';
import type { Home } from '#contract/api/home.ts';
import type { Database } from '../database/database.ts';
import { sessions } from '../database/schema/index.ts';

/** How many open sessions a person has, and when the newest began. Sessions of admins who act as them do not count. */
export async function ownSessions(
  { db }: Pick<Database, 'db'>,
  userId: string,
  now: Date,
): Promise<Pick<Home, 'sessionCount' | 'lastSignInAt'>> {
  const [row] = await db
    .select({ sessionCount: count(), lastSignInAt: max(sessions.createdAt) })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now), isNull(sessions.impersonatedBy)));
  return {
    sessionCount: row?.sessionCount ?? 0,
    lastSignInAt: row?.lastSignInAt?.toISOString() ?? null,
  };
}
