import { operation } from '../api/operation.ts';
import { requirePermission } from '../api/require-permission.ts';
import { countUpTo, exactTo } from '../database/count-up-to.ts';
import { users } from '../database/schema/index.ts';
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
    const [{ rows, nextCursor }, total] = await read(async (database) => {
      const condition = await userConditions(database, input, adminUserIds);
      return Promise.all([
        readPage(database, { condition, order, cursor, limit }),
        countUpTo(database, users, searchTerm === '' ? exactTo.all : exactTo.found, condition),
      ]);
    });
    return {
      readAt: new Date().toISOString(),
      items: rows.map(({ language: _, ...row }) => toListedUser(row, adminUserIds)),
      nextCursor,
      total,
    };
  });
