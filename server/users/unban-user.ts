import { operation } from '../api/operation.ts';
import { requirePermission } from '../api/require-permission.ts';
import { readUserDetail } from './read-user-detail.ts';

export const unbanUser = operation.users.unban
  .use(requirePermission({ user: ['ban'] }))
  .handler(async ({ context, input: { id } }) => {
    await context.callAuth((api, headers) =>
      api.unbanUser({ headers, body: { userId: id }, returnHeaders: true }),
    );
    return readUserDetail(context, context.person, id);
  });
