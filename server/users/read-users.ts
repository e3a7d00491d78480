import { operation } from '../api/operation.ts';
import { requirePermission } from '../api/require-permission.ts';
import { readActivity } from '../audit/read-activity.ts';
import { countMatches } from '../lists/count-matches.ts';
import { readPage } from '../lists/read-page.ts';
import { readUserDetail } from './read-user-detail.ts';
import { requireUser } from './require-user.ts';
import { userConditions, userList } from './user-list.ts';
import { toListedUser } from './user-row.ts';

export const listUsers = operation.users.list
  .use(requirePermission({ user: ['list'] }))
  .handler(async ({ context, input }) => {
    const { adminUserIds } = context.environment;
    const filter = userConditions(input, adminUserIds);
    const { items, ...page } = await readPage(context, userList, { ...input, filter });
    return { ...page, items: items.map((row) => toListedUser(row, adminUserIds)) };
  });

/** More than there will be. */
const all = 2 ** 31 - 2;

export const countUsers = operation.users.count
  .use(requirePermission({ user: ['list'] }))
  .handler(({ context, input }) =>
    countMatches(context, userList, {
      searchTerm: input.searchTerm,
      filter: userConditions(input, context.environment.adminUserIds),
      limit: all,
    }),
  );

export const readUser = operation.users.read
  .use(requirePermission({ user: ['get'] }))
  .handler(({ context, input }) => readUserDetail(context, context.currentUser, input.id));

export const readUserActivity = operation.users.activity
  .use(requirePermission({ user: ['get'] }))
  .handler(async ({ context: { database }, input: { id } }) => {
    await requireUser(database, id);
    return readActivity(database, 'user', id);
  });
