import { eq, isNull, ne } from 'drizzle-orm';
import { operation } from '../api/operation.ts';
import { ApiError } from '../config/api-error.ts';
import { sessions } from '../database/schema/index.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { openSessions } from '../sessions/open-sessions.ts';
import { requireOwner } from './require-owner.ts';

export const listOwnSessions = operation.account.sessions
  .use(requireOwner)
  .handler(async ({ context, context: { currentUser } }) => ({
    readAt: new Date().toISOString(),
    items: await openSessions(context, currentUser.id, isNull(sessions.impersonatedBy)),
  }));

export const revokeOwnSession = operation.account.revokeSession
  .use(requireOwner)
  .handler(async ({ context: { database, currentUser, sessionId }, input }) => {
    if (input.id === sessionId) throw new ApiError(400, 'BAD_REQUEST');
    const own = { userId: currentUser.id, which: eq(sessions.id, input.id) };
    return { count: await database.db.transaction((tx) => endSessions(tx, currentUser, own)) };
  });

/** Also ends the sessions in which admins act as the user, and those in which the user acts as others. */
export const revokeOtherSessions = operation.account.revokeOtherSessions
  .use(requireOwner)
  .handler(async ({ context: { database, currentUser, sessionId } }) => {
    const others = { userId: currentUser.id, which: ne(sessions.id, sessionId), acting: true };
    return { count: await database.db.transaction((tx) => endSessions(tx, currentUser, others)) };
  });
