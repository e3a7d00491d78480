import { operation } from '../api/operation.ts';
import { requirePermission } from '../api/require-permission.ts';
import type { Database } from '../database/database.ts';
import { users } from '../database/schema/index.ts';
import { countUpTo, totalCap, totalUpTo } from '../lists/count-up-to.ts';
import { readPage } from './read-page.ts';
import { userConditions } from './user-conditions.ts';
import { userOrder } from './user-order.ts';
import { toListedUser } from './user-row.ts';

export const listUsers = operation.users.list
  .use(requirePermission({ user: ['list'] }))
  .handler(async ({ context: { read, environment }, input }) => {
    const { adminUserIds } = environment;
    const { searchTerm, sort, direction, cursor, limit } = input;
    const order = userOrder(sort, direction);
    const filter = userConditions(input, adminUserIds);
    const countAll = (database: Database) => countUpTo(database, users, totalCap.all, filter);
    const options = { term: searchTerm, filter, order, cursor, limit, countTo: totalCap.found };
    const { rows, nextCursor, total } = await read(async (database) => {
      const [{ count, ...page }, all] = await Promise.all([
        readPage(database, options),
        searchTerm === '' ? countAll(database) : undefined,
      ]);
      if (count !== undefined) return { ...page, total: totalUpTo(totalCap.found, count) };
      return { ...page, total: all ?? (await countAll(database)) };
    });
    return {
      readAt: new Date().toISOString(),
      items: rows.map(({ language: _, ...row }) => toListedUser(row, adminUserIds)),
      nextCursor,
      total,
    };
  });
