import { operation } from '../api/operation.ts';
import { requirePermission } from '../api/require-permission.ts';
import { countMatches } from '../lists/count-matches.ts';
import { userConditions } from './user-conditions.ts';
import { userList } from './user-list.ts';

/** More than there will be. */
const all = 2 ** 31 - 2;

export const countUsers = operation.users.count
  .use(requirePermission({ user: ['list'] }))
  .handler(({ context: { database, environment }, input }) =>
    countMatches(database, userList, {
      searchTerm: input.searchTerm,
      filter: userConditions(input, environment.adminUserIds),
      limit: all,
    }),
  );
