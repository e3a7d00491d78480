import { operation } from '../api/operation.ts';
import { requirePermission } from '../api/require-permission.ts';

export const deleteUser = operation.users.delete
  .use(requirePermission({ user: ['delete'] }))
  .handler(async ({ context, input: { id } }) => {
    await context.callAuth((api, headers) =>
      api.removeUser({ headers, body: { userId: id }, returnHeaders: true }),
    );
    return { id };
  });
