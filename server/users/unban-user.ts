import { operation } from '../api/operation.ts';
import { requirePermission } from '../api/require-permission.ts';
import { callUnbanUser } from './call-ban-user.ts';
import { readUserDetail } from './read-user-detail.ts';

export const unbanUser = operation.users.unban
  .use(requirePermission({ user: ['ban'] }))
  .handler(async ({ context, input: { id } }) => {
    await callUnbanUser(context, id);
    return readUserDetail(context, context.currentUser, id);
  });
