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
      return Promise.all([
        readPage(database, { search, order, cursor, limit }),
        countUpTo(database, repositories, search.condition ? exactTo.found : exactTo.all, search.condition),
      ]);
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
