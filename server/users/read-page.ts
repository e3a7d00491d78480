import { and, type SQL } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { cutPage, orderBy } from '../database/keyset-page.ts';
import { users } from '../database/schema/index.ts';
import { isBehindCursor, type UserOrder, writeUserCursor } from './user-order.ts';
import { listedColumns } from './user-row.ts';

export interface PageWishes {
  /** Undefined for all. */
  condition: SQL | undefined;
  order: UserOrder;
  cursor?: string | undefined;
  limit: number;
}

/** Some users in their order, behind where a cursor points. */
export async function readPage(
  { db }: Pick<Database, 'db'>,
  { condition, order, cursor, limit }: PageWishes,
) {
  const found = await db
    .select({ ...listedColumns, language: users.language })
    .from(users)
    .where(and(condition, cursor === undefined ? undefined : isBehindCursor(order, cursor)))
    .orderBy(...orderBy(order))
    .limit(limit + 1);
  return cutPage(found, limit, (last) => writeUserCursor(order, last));
}
