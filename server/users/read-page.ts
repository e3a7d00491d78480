import type { SQL } from 'drizzle-orm';
import { and } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { users } from '../database/schema/index.ts';
import { orderBy, slicePage } from '../lists/keyset-page.ts';
import { readSearchPage } from '../lists/search/search-page.ts';
import { isAfterCursor, type UserOrder, writeUserCursor } from './user-order.ts';
import { listedColumns } from './user-row.ts';

export interface PageOptions {
  term: string;
  filter: SQL | undefined;
  order: UserOrder;
  cursor?: string | undefined;
  limit: number;
  /** How far all that is found is counted. */
  countTo?: number;
}

const columns = { ...listedColumns, language: users.language };

/** Some users in their order, after the position of a cursor; counted only where the term has words. */
export async function readPage(
  database: Pick<Database, 'db' | 'sql'>,
  { term, filter, order, cursor, limit, countTo = 0 }: PageOptions,
) {
  const after = cursor === undefined ? undefined : isAfterCursor(order, cursor);
  const options = { table: users, columns, term, order, after, filter, limit, countTo };
  const { rows, count } = (await readSearchPage(database, options)) ?? (await readAll());
  return { ...slicePage(rows, limit, (last) => writeUserCursor(order, last)), count };

  async function readAll() {
    const all = database.db.select(columns).from(users).where(and(filter, after));
    return { rows: await all.orderBy(...orderBy(order)).limit(limit + 1), count: undefined };
  }
}
