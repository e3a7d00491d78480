import { operation } from '../api/operation.ts';
import { requirePermission } from '../api/require-permission.ts';
import { callBanUser } from './call-ban-user.ts';
import { readUserDetail } from './read-user-detail.ts';

export const banUser = operation.users.ban
  .use(requirePermission({ user: ['ban'] }))
  .handler(async ({ context, input: { id, ...ban } }) => {
    await callBanUser(context, id, ban);
    return readUserDetail(context, context.currentUser, id);
  });
