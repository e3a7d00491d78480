import { operation } from '../api/operation.ts';
import { requirePermission } from '../api/require-permission.ts';

export const impersonateUser = operation.users.impersonate
  .use(requirePermission({ user: ['impersonate'] }))
  .handler(async ({ context, input: { id } }) => {
    await context.callAuth((api, headers) =>
      api.impersonateUser({ headers, body: { userId: id }, returnHeaders: true }),
    );
    return { id };
  });
