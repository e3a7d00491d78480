import { operation } from '../api/operation.ts';
import { requirePermission } from '../api/require-permission.ts';
import { countUpTo, exactTo } from '../database/count-up-to.ts';
import { repositories } from '../database/schema/index.ts';
import { readPage } from './read-page.ts';
import { readWholeList } from './read-whole-list.ts';
import { repositoryOrder } from './repository-order.ts';
import { repositoriesMatching } from './repository-search.ts';

export const listRepositories = operation.repositories.list
  .use(requirePermission({ repository: ['read'] }))
  .handler(async ({ context: { read }, input }) => {
    const { searchTerm, sort, direction, cursor, limit } = input;
    const order = repositoryOrder(sort, direction);
    if (searchTerm === '') {
      const page = await read((database) => readWholeList(database, { order, cursor, limit }));
      return { readAt: new Date().toISOString(), ...page };
    }
    const [{ rows, nextCursor }, total] = await read(async (database) => {
      const search = await repositoriesMatching(database, searchTerm);
      const most = search.condition ? exactTo.found : exactTo.all;
      // Not at once: how many there are decides how a page of them is found soonest.
      const total = await countUpTo(database, repositories, most, search.condition);
      const isRare = search.condition !== undefined && total.exact;
      return [await readPage(database, { search, isRare, order, cursor, limit }), total] as const;
    });
    return {
      readAt: new Date().toISOString(),
      items: rows.map(({ createdAt: _, updatedAt, ...row }) => ({
        ...row,
        updatedAt: updatedAt.toISOString(),
      })),
      nextCursor,
      total,
    };
  });
