import { and, desc, eq, ne } from 'drizzle-orm';
import { requireOwner } from '../api/require-owner.ts';
import { recordEvents } from '../audit/record-events.ts';
import { changeProfile } from '../auth/account/change-profile.ts';
import { deletionBlockersOf } from '../auth/account/deletion-blockers.ts';
import { ApiError } from '../config/api-error.ts';
import { recordsThatNeed } from '../database/records-that-need.ts';
import { users } from '../database/tables/users.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { accounts, sessions } from '../sessions/tables.ts';
import { operation } from './operation.ts';

export const changeName = operation.changeName
  .use(requireOwner)
  .handler(async ({ context, input: { name } }) => {
    await changeProfile(context, context.currentUser, { name });
    return { name };
  });

export const setLanguage = operation.setLanguage
  .use(requireOwner)
  .handler(async ({ context, input: { language } }) => {
    await changeProfile(context, context.currentUser, { language });
    return { language };
  });

/**
 * Users with a proven address can sign in by code; for others the last account cannot be unlinked. Locked first: of two
 * that are unlinked at once each counts what the other left.
 */
export const unlinkAccount = operation.unlink
  .use(requireOwner)
  .handler(async ({ context: { database, currentUser }, input: { providerId } }) => {
    await database.db.transaction(async (tx) => {
      const own = await tx
        .select({ id: accounts.id, providerId: accounts.providerId })
        .from(accounts)
        .where(eq(accounts.userId, currentUser.id))
        .orderBy(desc(accounts.createdAt), accounts.id)
        .for('update');
      const account = own.find((each) => each.providerId === providerId);
      if (!account) throw new ApiError(404, 'ACCOUNT_NOT_FOUND');
      const byCode = and(eq(users.id, currentUser.id), eq(users.emailVerified, true));
      if (own.length === 1 && (await tx.$count(users, byCode)) === 0)
        throw new ApiError(400, 'FAILED_TO_UNLINK_LAST_ACCOUNT');
      await tx.delete(accounts).where(eq(accounts.id, account.id));
      const data = { provider: providerId };
      const event = { action: 'user.account-unlinked', subjectId: currentUser.id, data } as const;
      await recordEvents(tx, [{ actor: currentUser, ...event }]);
    });
    return { providerId };
  });

export const revokeOwnSession = operation.revokeSession
  .use(requireOwner)
  .handler(async ({ context: { database, currentUser, sessionId }, input }) => {
    if (input.id === sessionId) throw new ApiError(400, 'BAD_REQUEST');
    const own = { userId: currentUser.id, which: eq(sessions.id, input.id) };
    return { count: await database.db.transaction((tx) => endSessions(tx, currentUser, own)) };
  });

/** Also ends the sessions in which admins act as the user, and those in which the user acts as others. */
export const revokeOtherSessions = operation.revokeOtherSessions
  .use(requireOwner)
  .handler(async ({ context: { database, currentUser, sessionId } }) => {
    const others = { userId: currentUser.id, which: ne(sessions.id, sessionId), acting: true };
    return { count: await database.db.transaction((tx) => endSessions(tx, currentUser, others)) };
  });

/** Reads what both steps below would refuse for, so that the question before them can say so. */
export const previewDeletion = operation.previewDeletion
  .use(requireOwner)
  .handler(async ({ context: { database, currentUser } }) => {
    const [{ isLastAdmin, ownedAlone }, { lists }] = await Promise.all([
      deletionBlockersOf(database, currentUser.id),
      recordsThatNeed(database, currentUser.id),
    ]);
    return { isLastAdmin, ownedAlone, neededBy: lists };
  });

/** Both steps call better-auth's endpoint; its rules are in server/auth/account/delete-account.ts. */
export const requestDeletion = operation.requestDeletion
  .use(requireOwner)
  .handler(async ({ context: { accountCodes, callAuth, currentUser, sessionId } }) => {
    await callAuth((api, headers) => api.deleteUser({ headers, body: {}, returnHeaders: true }));
    const waiting = await accountCodes.find({ purpose: 'deletion', userId: currentUser.id, sessionId });
    if (!waiting) throw new Error('the code that was just sent is gone');
    return { expiresAt: waiting.expiresAt.toISOString(), resendAt: waiting.resendAt.toISOString() };
  });

export const deleteAccount = operation.delete
  .use(requireOwner)
  .handler(async ({ context: { callAuth }, input: { code } }) => {
    await callAuth((api, headers) => api.deleteUser({ headers, body: { token: code }, returnHeaders: true }));
    return { deleted: true as const };
  });
