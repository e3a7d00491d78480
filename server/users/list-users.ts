import { operation } from '../api/operation.ts';
import { requirePermission } from '../api/require-permission.ts';
import { readPage } from '../lists/read-page.ts';
import { userConditions } from './user-conditions.ts';
import { userList } from './user-list.ts';
import { toListedUser } from './user-row.ts';

export const listUsers = operation.users.list
  .use(requirePermission({ user: ['list'] }))
  .handler(async ({ context, input }) => {
    const { adminUserIds } = context.environment;
    const filter = userConditions(input, adminUserIds);
    const { items, ...page } = await readPage(context, userList, { ...input, filter });
    return { ...page, items: items.map((row) => toListedUser(row, adminUserIds)) };
  });
