import { and } from 'drizzle-orm';
import type { RepositoryListInput } from '#contract/api/repositories.ts';
import { operation } from '../api/operation.ts';
import { requirePermission } from '../api/require-permission.ts';
import { countUpTo } from '../database/count-up-to.ts';
import type { Database } from '../database/database.ts';
import { cutPage, orderBy } from '../database/keyset-page.ts';
import { repositories } from '../database/schema/index.ts';
import { isBehindCursor, repositoryOrder, writeRepositoryCursor } from './repository-order.ts';
import { repositoriesMatching } from './repository-search.ts';

/** Totals are exact so far (design: lists). */
const exactTo = { all: 1000, found: 100 };

export const listRepositories = operation.repositories.list
  .use(requirePermission({ repository: ['read'] }))
  .handler(async ({ context: { database }, input }) => {
    const condition = await repositoriesMatching(database, input.searchTerm);
    const [page, total] = await Promise.all([
      readPage(database, input, condition),
      countUpTo(database, repositories, condition ? exactTo.found : exactTo.all, condition),
    ]);
    return { readAt: new Date().toISOString(), ...page, total };
  });

async function readPage(
  { db }: Pick<Database, 'db'>,
  { sort, direction, cursor, limit }: RepositoryListInput,
  condition: ReturnType<typeof and>,
) {
  const order = repositoryOrder(sort, direction);
  const { id, name, link, description, updatedAt } = repositories;
  const found = await db
    .select({ id, name, link, description, updatedAt })
    .from(repositories)
    .where(and(condition, cursor === undefined ? undefined : isBehindCursor(order, cursor)))
    .orderBy(...orderBy(order))
    .limit(limit + 1);
  const { rows, nextCursor } = cutPage(found, limit, (last) => writeRepositoryCursor(order, last));
  return { items: rows.map((row) => ({ ...row, updatedAt: row.updatedAt.toISOString() })), nextCursor };
}
