import { operation } from '../api/operation.ts';
import { requirePermission } from '../api/require-permission.ts';
import { bulkAction } from './bulk-action.ts';
import { callRevokeUserSessions } from './call-revoke-sessions.ts';

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
