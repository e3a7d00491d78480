import { operation } from '../api/operation.ts';
import { requirePermission } from '../api/require-permission.ts';
import { users } from '../database/schema/index.ts';
import { countMatches } from '../lists/search/count-matches.ts';
import { userConditions } from './user-conditions.ts';

/** More than there will be. */
const all = 2 ** 31 - 2;

export const countUsers = operation.users.count
  .use(requirePermission({ user: ['list'] }))
  .handler(({ context: { database, environment }, input }) =>
    countMatches(database, users, {
      term: input.searchTerm,
      filter: userConditions(input, environment.adminUserIds),
      limit: all,
    }),
  );
