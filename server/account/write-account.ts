import { and, desc, eq, ne } from 'drizzle-orm';
import { operation } from '../api/operation.ts';
import { recordEvents } from '../audit/record-events.ts';
import { ApiError } from '../config/api-error.ts';
import { accounts, users } from '../database/schema/index.ts';
import { requireOwner } from './require-owner.ts';

export const changeName = operation.account.changeName
  .use(requireOwner)
  .handler(async ({ context: { database, currentUser }, input: { name } }) => {
    await database.db.transaction(async (transaction) => {
      const changed = await transaction
        .update(users)
        .set({ name })
        .where(and(eq(users.id, currentUser.id), ne(users.name, name)))
        .returning({ id: users.id });
      await recordEvents(
        transaction,
        changed.map(({ id }) => ({
          actor: currentUser,
          action: 'user.updated',
          subjectId: id,
          data: { fields: ['name'] },
        })),
      );
    });
    return { name };
  });

/** Not recorded in the audit trail: it is a preference that changes with each selection in the language menu. */
export const setLanguage = operation.account.setLanguage
  .use(requireOwner)
  .handler(async ({ context: { database, currentUser }, input: { language } }) => {
    await database.db.update(users).set({ language }).where(eq(users.id, currentUser.id));
    return { language };
  });

export const unlinkAccount = operation.account.unlink
  .use(requireOwner)
  .handler(async ({ context: { database, currentUser, callAuth }, input: { providerId } }) => {
    const [account] = await database.db
      .select({ id: accounts.id })
      .from(accounts)
      .where(and(eq(accounts.userId, currentUser.id), eq(accounts.providerId, providerId)))
      .orderBy(desc(accounts.createdAt))
      .limit(1);
    if (!account) throw new ApiError(404, 'ACCOUNT_NOT_FOUND');
    await callAuth((api, headers) =>
      api.unlinkAccount({ headers, body: { accountId: account.id }, returnHeaders: true }),
    );
    return { providerId };
  });

const deletionPath = '/delete-user';

/** Both steps call better-auth's endpoint; its rules are in server/auth/account/delete-account.ts. */
export const requestDeletion = operation.account.requestDeletion
  .use(requireOwner)
  .handler(async ({ context: { accountCodes, callAuth, currentUser, sessionId } }) => {
    await callAuth(
      (api, headers) => api.deleteUser({ headers, body: {}, returnHeaders: true }),
      deletionPath,
    );
    const waiting = await accountCodes.find({ purpose: 'deletion', userId: currentUser.id, sessionId });
    if (!waiting) throw new Error('the code that was just sent is gone');
    return { expiresAt: waiting.expiresAt.toISOString(), resendAt: waiting.resendAt.toISOString() };
  });

export const deleteAccount = operation.account.delete
  .use(requireOwner)
  .handler(async ({ context: { callAuth }, input: { code } }) => {
    await callAuth(
      (api, headers) => api.deleteUser({ headers, body: { token: code }, returnHeaders: true }),
      deletionPath,
    );
    return { deleted: true as const };
  });
