import { and, type SQL } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { cutPage, orderBy } from '../database/keyset-page.ts';
import { repositories } from '../database/schema/index.ts';
import { isBehindCursor, type RepositoryOrder, writeRepositoryCursor } from './repository-order.ts';
import { repositoryColumns } from './to-repository.ts';

export interface PageWishes {
  /** Undefined for all. */
  condition: SQL | undefined;
  order: RepositoryOrder;
  cursor?: string;
  limit: number;
}

/** Some repositories in their order, behind where a cursor points. */
export async function readPage(
  { db }: Pick<Database, 'db'>,
  { condition, order, cursor, limit }: PageWishes,
) {
  const found = await db
    .select(repositoryColumns)
    .from(repositories)
    .where(and(condition, cursor === undefined ? undefined : isBehindCursor(order, cursor)))
    .orderBy(...orderBy(order))
    .limit(limit + 1);
  return cutPage(found, limit, (last) => writeRepositoryCursor(order, last));
}
