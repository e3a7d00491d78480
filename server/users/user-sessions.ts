import { and, eq } from 'drizzle-orm';
import type { ApiContext } from '../api/api-context.ts';
import { operation } from '../api/operation.ts';
import { requirePermission } from '../api/require-permission.ts';
import { ApiError } from '../config/api-error.ts';
import { sessions } from '../database/schema/index.ts';
import { isOpenSession, openSessions } from '../sessions/open-sessions.ts';
import { bulkAction } from './bulk-action.ts';
import { requireUser } from './read-user-detail.ts';

export const listUserSessions = operation.users.sessions
  .use(requirePermission({ session: ['list'] }))
  .handler(async ({ context, input: { id } }) => {
    await requireUser(context.database, id);
    const items = await openSessions(context, id);
    return { readAt: new Date().toISOString(), items };
  });

/** Ends a session of that user and no other's, so that a mistaken address ends nothing. */
export const revokeUserSession = operation.users.revokeSession
  .use(requirePermission({ session: ['revoke'] }))
  .handler(async ({ context, input: { id, sessionId } }) => {
    const found = await context.database.db
      .select({ id: sessions.id })
      .from(sessions)
      .where(and(eq(sessions.id, sessionId), eq(sessions.userId, id)));
    if (found.length === 0) throw new ApiError(404, 'NOT_FOUND');
    // Sessions are named by id where better-auth says token: see session-plugin.ts.
    await context.callAuth((api, headers) =>
      api.revokeUserSession({ headers, body: { sessionToken: sessionId }, returnHeaders: true }),
    );
    return { count: 1 };
  });

export const revokeUserSessions = operation.users.revokeSessions
  .use(requirePermission({ session: ['revoke'] }))
  .handler(async ({ context, input: { id } }) => {
    await requireUser(context.database, id);
    return { count: await callRevokeUserSessions(context, id) };
  });

export const revokeManyUsersSessions = operation.users.revokeMany
  .use(requirePermission({ session: ['revoke'] }))
  .handler(({ context, input: { ids } }) => {
    // The caller's own sessions last: without one he could not end the others'.
    const { id: own } = context.currentUser;
    const inOrder = ids.includes(own) ? [...ids.filter((id) => id !== own), own] : ids;
    return bulkAction(context.database, inOrder, async (id) => {
      await callRevokeUserSessions(context, id);
    });
  });

/**
 * Ends all sessions of a user through better-auth. Returns how many were open.
 * @throws {ApiError} where the user may not
 */
async function callRevokeUserSessions(
  { callAuth, database, environment }: Pick<ApiContext, 'callAuth' | 'database' | 'environment'>,
  userId: string,
): Promise<number> {
  const count = await database.db.$count(sessions, isOpenSession(userId, { demo: environment.demo }));
  await callAuth((api, headers) =>
    api.revokeUserSessions({ headers, body: { userId }, returnHeaders: true }),
  );
  return count;
}

export const impersonateUser = operation.users.impersonate
  .use(requirePermission({ user: ['impersonate'] }))
  .handler(async ({ context, input: { id } }) => {
    await context.callAuth((api, headers) =>
      api.impersonateUser({ headers, body: { userId: id }, returnHeaders: true }),
    );
    return { id };
  });
