import { and, type SQL } from 'drizzle-orm';
import { longestPage } from '#contract/api/paging.ts';
import type { Database } from '../database/database.ts';
import { cutPage, orderBy, searchedPage } from '../database/keyset-page.ts';
import { repositories } from '../database/schema/index.ts';
import type { Search } from '../database/search-condition.ts';
import { isBehindCursor, type RepositoryOrder, writeRepositoryCursor } from './repository-order.ts';
import { repositoryColumns } from './to-repository.ts';

export interface PageWishes {
  search: Search;
  /** So few rows fulfil the search that finding and sorting all of them is quickest. */
  isRare?: boolean;
  order: RepositoryOrder;
  cursor?: string | undefined;
  limit: number;
}

/** Some repositories in their order, behind where a cursor points. */
export async function readPage(
  { db }: Pick<Database, 'db'>,
  { search, isRare = false, order, cursor, limit }: PageWishes,
) {
  const { condition } = search;
  const behind = cursor === undefined ? undefined : isBehindCursor(order, cursor);
  const read = async (where?: SQL) => {
    const found = db.select(repositoryColumns).from(repositories).where(where);
    const rows = await found.orderBy(...orderBy(order)).limit(limit + 1);
    return cutPage(rows, limit, (last) => writeRepositoryCursor(order, last));
  };

  // An index has these rows in this order; and who reads the whole list page by page walks through it once anyway.
  const isByIndex = search.isByStart && order.sort === 'name';
  if (!condition || isByIndex || limit > longestPage) return read(and(condition, behind));

  const { walked, found } = searchedPage({ table: repositories, order, condition, behind, limit });
  if (isRare) return read(found);
  const page = await read(walked);
  return page.nextCursor === null ? read(found) : page;
}
