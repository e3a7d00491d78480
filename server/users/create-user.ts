import { operation } from '../api/operation.ts';
import { requirePermission } from '../api/require-permission.ts';
import { readUserDetail } from './read-user-detail.ts';

export const createUser = operation.users.create
  .use(requirePermission({ user: ['create', 'set-role'] }))
  .handler(async ({ context, input: { email, name = '', roles, language } }) => {
    const { user } = await context.callAuth((api, headers) =>
      api.createUser({
        headers,
        body: { email, name, role: roles, ...(language && { data: { language } }) },
        returnHeaders: true,
      }),
    );
    return readUserDetail(context, context.person, user.id);
  });
