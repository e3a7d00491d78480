import { and, eq, isNull, ne, or, type SQL } from 'drizzle-orm';
import { operation } from '../api/operation.ts';
import { type EventActor, recordEvents } from '../audit/record-events.ts';
import { ApiError } from '../config/api-error.ts';
import type { Database } from '../database/database.ts';
import { sessions } from '../database/schema/index.ts';
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
    return { count: await endSessions(database, currentUser, eq(sessions.id, input.id)) };
  });

/** Also ends the sessions in which admins act as the user, and those in which the user acts as others. */
export const revokeOtherSessions = operation.account.revokeOtherSessions
  .use(requireOwner)
  .handler(async ({ context: { database, currentUser, sessionId } }) => ({
    count: await endSessions(
      database,
      currentUser,
      ne(sessions.id, sessionId),
      eq(sessions.impersonatedBy, currentUser.id),
    ),
  }));

/** Ends the given sessions of a user, and others; returns how many of the user's had not expired. */
async function endSessions({ db }: Database, actor: EventActor, which: SQL, others?: SQL): Promise<number> {
  return await db.transaction(async (transaction) => {
    const ended = await transaction
      .delete(sessions)
      .where(or(and(eq(sessions.userId, actor.id), which), others))
      .returning({ expiresAt: sessions.expiresAt });
    // Expired sessions remain until the clean-up; the list does not show them.
    const now = new Date();
    const count = ended.filter(({ expiresAt }) => expiresAt > now).length;
    if (count > 0) {
      await recordEvents(transaction, [
        {
          actor,
          action: 'user.sessions-revoked',
          subjectId: actor.id,
          data: { count },
        },
      ]);
    }
    return count;
  });
}
