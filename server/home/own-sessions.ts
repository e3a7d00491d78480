import { and, count, isNull, max } from 'drizzle-orm';
import type { Home } from '#contract/api/home.ts';
import type { Environment } from '../config/environment.ts';
import type { Database } from '../database/database.ts';
import { sessions } from '../database/schema/index.ts';
import { isOpenSession } from '../sessions/open-sessions.ts';

/** How many open sessions a person has, and when the newest began. Sessions of admins who act as them do not count. */
export async function ownSessions(
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
