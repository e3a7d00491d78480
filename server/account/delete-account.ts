import { operation } from '../api/operation.ts';
import { requireOwner } from './require-owner.ts';

const path = '/delete-user';

/** Both steps call better-auth's endpoint; its rules are in server/auth/account/delete-account.ts. */
export const requestDeletion = operation.account.requestDeletion
  .use(requireOwner)
  .handler(async ({ context: { accountCodes, callAuth, currentUser, sessionId } }) => {
    await callAuth((api, headers) => api.deleteUser({ headers, body: {}, returnHeaders: true }), path);
    const waiting = await accountCodes.find({ purpose: 'deletion', userId: currentUser.id, sessionId });
    if (!waiting) throw new Error('the code that was just sent is gone');
    return { expiresAt: waiting.expiresAt.toISOString(), resendAt: waiting.resendAt.toISOString() };
  });

export const deleteAccount = operation.account.delete
  .use(requireOwner)
  .handler(async ({ context: { callAuth }, input: { code } }) => {
    await callAuth(
      (api, headers) => api.deleteUser({ headers, body: { token: code }, returnHeaders: true }),
      path,
    );
    return { deleted: true as const };
  });
