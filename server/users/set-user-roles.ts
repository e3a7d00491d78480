import { operation } from '../api/operation.ts';
import { requirePermission } from '../api/require-permission.ts';
import { readUserDetail } from './read-user-detail.ts';

export const setUserRoles = operation.users.setRoles
  .use(requirePermission({ user: ['set-role'] }))
  .handler(async ({ context, input: { id, roles } }) => {
    await context.callAuth((api, headers) =>
      api.setRole({ headers, body: { userId: id, role: roles }, returnHeaders: true }),
    );
    return readUserDetail(context, context.currentUser, id);
  });
