import { and, eq } from 'drizzle-orm';
import type { CurrentUser } from '#contract/api/init.ts';
import type { ApiContext } from '../api/api-context.ts';
import { requirePermission } from '../api/require-permission.ts';
import { lockForAdmin } from '../auth/admin/lock-for-admin.ts';
import { requireUser } from '../auth/admin/require-user.ts';
import { ApiError } from '../config/api-error.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { openSessions } from '../sessions/open-sessions.ts';
import { sessions } from '../sessions/tables.ts';
import { bulkAction } from './bulk-action.ts';
import { operation } from './operation.ts';

export const listUserSessions = operation.sessions
  .use(requirePermission({ session: ['list'] }))
  .handler(async ({ context, input: { id } }) => {
    await requireUser(context.database, id);
    return openSessions(context, id);
  });

/** Ends a session of that user and no other's, so that a mistaken address ends nothing. */
export const revokeUserSession = operation.revokeSession
  .use(requirePermission({ session: ['revoke'] }))
  .handler(({ context, input: { id, sessionId } }) =>
    context.database.db.transaction(async (tx) => {
      await lockForAdmin(tx, context, id, { session: ['revoke'] });
      const which = eq(sessions.id, sessionId);
      if ((await tx.$count(sessions, and(which, eq(sessions.userId, id)))) === 0)
        throw new ApiError(404, 'NOT_FOUND');
      await endSessions(tx, context.currentUser, { userId: id, which });
      return { count: 1 };
    }),
  );

export const revokeUserSessions = operation.revokeSessions
  .use(requirePermission({ session: ['revoke'] }))
  .handler(async ({ context, input: { id } }) => ({ count: await endAllSessions(context, id) }));

export const revokeManyUsersSessions = operation.revokeMany
  .use(requirePermission({ session: ['revoke'] }))
  .handler(({ context, input: { ids } }) => bulkAction(context, ids, (id) => endAllSessions(context, id)));

function endAllSessions(context: ApiContext & { currentUser: CurrentUser }, userId: string): Promise<number> {
  return context.database.db.transaction(async (tx) => {
    await lockForAdmin(tx, context, userId, { session: ['revoke'] });
    return endSessions(tx, context.currentUser, { userId, acting: true });
  });
}

/** Sets the cookies of the session in which the caller acts as the user; see server/auth/admin/act-as-user.ts. */
export const impersonateUser = operation.impersonate
  .use(requirePermission({ user: ['impersonate'] }))
  .handler(({ context, input: { id } }) =>
    context.callAuth((api, headers) => api.actAsUser({ headers, body: { userId: id }, returnHeaders: true })),
  );
