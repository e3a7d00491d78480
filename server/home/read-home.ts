import { and, count, isNull, max, type SQL } from 'drizzle-orm';
import { home as contract, type Home } from '#contract/home/home.ts';
import { implementOperations } from '../api/operation.ts';
import { requirePermission } from '../api/require-permission.ts';
import type { Database } from '../database/database.ts';
import { changesSince } from '../sessions/changes-since.ts';
import { isOpenSession } from '../sessions/open-sessions.ts';
import { sessions } from '../sessions/tables.ts';

const operation = implementOperations(contract);

export const readHome = operation.read
  .use(requirePermission({ apps: ['app'] }))
  .handler(async ({ context }) => {
    const { database, environment, currentUser } = context;
    const now = new Date();
    const [{ since }, own] = await Promise.all([
      changesSince(context, currentUser.id, now),
      ownSessions(database, isOpenSession(currentUser.id, { demo: environment.demo })),
    ]);
    return { readAt: now.toISOString(), since: since?.toISOString() ?? null, ...own };
  });

/** How many open sessions a user has, and when the newest began. Sessions of admins who act as them do not count. */
async function ownSessions(
  { db }: Pick<Database, 'db'>,
  isOpen: SQL | undefined,
): Promise<Pick<Home, 'sessionCount' | 'lastSignInAt'>> {
  const [row] = await db
    .select({ sessionCount: count(), lastSignInAt: max(sessions.createdAt) })
    .from(sessions)
    .where(and(isOpen, isNull(sessions.impersonatedBy)));
  return {
    sessionCount: row?.sessionCount ?? 0,
    lastSignInAt: row?.lastSignInAt?.toISOString() ?? null,
  };
}
