import type { SQL } from 'drizzle-orm';
import { and } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { repositories } from '../database/schema/index.ts';
import { orderBy, slicePage } from '../lists/keyset-page.ts';
import { readSearchPage } from '../lists/search/search-page.ts';
import { repositoryColumns } from './repository-columns.ts';
import { isAfterCursor, type RepositoryOrder, writeRepositoryCursor } from './repository-order.ts';

export interface PageOptions {
  term: string;
  /** Which of them, where not all are meant. */
  filter?: SQL | undefined;
  order: RepositoryOrder;
  cursor?: string | undefined;
  limit: number;
  /** How far all that is found is counted. */
  countTo?: number;
}

/** Some repositories in their order, after the position of a cursor; counted only where the term has words. */
export async function readPage(
  database: Pick<Database, 'db' | 'sql'>,
  { term, filter, order, cursor, limit, countTo = 0 }: PageOptions,
) {
  const after = cursor === undefined ? undefined : isAfterCursor(order, cursor);
  const options = {
    table: repositories,
    columns: repositoryColumns,
    term,
    order,
    after,
    filter,
    limit,
    countTo,
  };
  const { rows, count } = (await readSearchPage(database, options)) ?? (await readAll());
  return { ...slicePage(rows, limit, (last) => writeRepositoryCursor(order, last)), count };

  async function readAll() {
    const all = database.db.select(repositoryColumns).from(repositories).where(and(filter, after));
    return { rows: await all.orderBy(...orderBy(order)).limit(limit + 1), count: undefined };
  }
}
