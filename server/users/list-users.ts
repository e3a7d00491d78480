import { asc, desc, sql } from 'drizzle-orm';
import { operation } from '../api/operation.ts';
import { requirePermission } from '../api/require-permission.ts';
import { countUpTo } from '../database/count-up-to.ts';
import { users } from '../database/schema/index.ts';
import { userConditions } from './user-conditions.ts';
import { listedColumns, toListedUser } from './user-row.ts';

const orders = {
  name: sql`fold(${users.name}) collate "C"`,
  joined: users.createdAt,
  lastSeen: sql`coalesce(${users.lastSeenAt}, '-infinity')`,
};

export const listUsers = operation.users.list
  .use(requirePermission({ user: ['list'] }))
  .handler(async ({ context: { database, environment }, input }) => {
    const { adminUserIds } = environment;
    const { sort, limit } = input;
    const where = userConditions(input, adminUserIds);
    const direction = input.direction ?? (sort === 'name' ? 'ascending' : 'descending');
    const inOrder = direction === 'ascending' ? asc : desc;
    const [rows, total] = await Promise.all([
      database.db
        .select(listedColumns)
        .from(users)
        .where(where)
        .orderBy(inOrder(orders[sort]), inOrder(users.id))
        .limit(limit),
      countUpTo(database, users, input.searchTerm === '' ? 1000 : 100, where),
    ]);
    return {
      readAt: new Date().toISOString(),
      items: rows.map((row) => toListedUser(row, adminUserIds)),
      nextCursor: null,
      total,
    };
  });
