import { operation } from '../api/operation.ts';
import { requirePermission } from '../api/require-permission.ts';
import { repositories } from '../database/schema/index.ts';
import { countUpTo, totalCap, totalUpTo } from '../lists/count-up-to.ts';
import { readPage } from './read-page.ts';
import { readWholeList } from './read-whole-list.ts';
import { repositoryConditions } from './repository-conditions.ts';
import { repositoryOrder } from './repository-order.ts';

export const listRepositories = operation.repositories.list
  .use(requirePermission({ repository: ['read'] }))
  .handler(async ({ context, input }) => {
    const { searchTerm, sort, direction, cursor, limit } = input;
    const order = repositoryOrder(sort, direction);
    const filter = await repositoryConditions(context, input);
    const page = await context.read(async (database) => {
      if (searchTerm === '' && !filter) return readWholeList(database, { order, cursor, limit });
      const options = { term: searchTerm, filter, order, cursor, limit, countTo: totalCap.found };
      const { rows, nextCursor, count } = await readPage(database, options);
      // No term, or marks that a search ignores: all are meant.
      if (count === undefined && !filter) return readWholeList(database, { order, cursor, limit });
      const items = rows.map(({ createdAt: _, updatedAt, ...row }) => ({
        ...row,
        updatedAt: updatedAt.toISOString(),
      }));
      const total =
        count === undefined
          ? await countUpTo(database, repositories, totalCap.all, filter)
          : totalUpTo(totalCap.found, count);
      return { items, nextCursor, total };
    });
    return { readAt: new Date().toISOString(), ...page };
  });
