import { operation } from '../api/operation.ts';
import { requirePermission } from '../api/require-permission.ts';
import { exactTo, totalUpTo } from '../database/count-up-to.ts';
import { readPage } from './read-page.ts';
import { readWholeList } from './read-whole-list.ts';
import { repositoryOrder } from './repository-order.ts';

export const listRepositories = operation.repositories.list
  .use(requirePermission({ repository: ['read'] }))
  .handler(async ({ context: { read }, input }) => {
    const { searchTerm, sort, direction, cursor, limit } = input;
    const order = repositoryOrder(sort, direction);
    const page = await read(async (database) => {
      if (searchTerm === '') return readWholeList(database, { order, cursor, limit });
      const wishes = { term: searchTerm, order, cursor, limit, countTo: exactTo.found };
      const { rows, nextCursor, count } = await readPage(database, wishes);
      // Marks that a search ignores: all are meant.
      if (count === undefined) return readWholeList(database, { order, cursor, limit });
      const items = rows.map(({ createdAt: _, updatedAt, ...row }) => ({
        ...row,
        updatedAt: updatedAt.toISOString(),
      }));
      return { items, nextCursor, total: totalUpTo(exactTo.found, count) };
    });
    return { readAt: new Date().toISOString(), ...page };
  });
