import { operation } from '../api/operation.ts';
import { requirePermission } from '../api/require-permission.ts';
import { callRevokeUserSessions } from './call-revoke-sessions.ts';
import { requireUser } from './require-user.ts';

export const revokeUserSessions = operation.users.revokeSessions
  .use(requirePermission({ session: ['revoke'] }))
  .handler(async ({ context, input: { id } }) => {
    await requireUser(context.database, id);
    return { count: await callRevokeUserSessions(context, id) };
  });
