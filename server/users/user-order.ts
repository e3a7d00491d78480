import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { sortDirections } from '#contract/repositories/repositories.ts';
import { type UserSort, userSorts } from '#contract/users/users.ts';
import { users } from '../database/schema/index.ts';
import { readCursor, writeCursor } from '../lists/cursor.ts';
import { isAfter, type KeysetOrder } from '../lists/keyset-page.ts';

export interface UserOrder extends KeysetOrder {
  sort: UserSort;
}

/** What the list is sorted by, as its indexes have it. Who was never seen was seen before all others. */
const keys: Record<UserSort, SQLWrapper> = {
  name: users.sortName,
  joined: users.createdAt,
  lastSeen: sql`coalesce(${users.lastSeenAt}, '-infinity')`,
};

/** The order that the list asks for; without a direction names begin at A and times at the latest. */
export function userOrder(
  sort: UserSort,
  direction: UserOrder['direction'] = sort === 'name' ? 'ascending' : 'descending',
): UserOrder {
  return { sort, key: keys[sort], id: users.id, direction };
}

/** Where a page ended. Names stand in it as they are written: the database folds them as it folds the rows. */
const positionSchema = z.object({
  sort: z.enum(userSorts),
  direction: z.enum(sortDirections),
  key: z.string(),
  id: z.string(),
});

const never = '-infinity';

export function writeUserCursor(
  { sort, direction }: UserOrder,
  last: { id: string; name: string; createdAt: Date; lastSeenAt: Date | null },
): string {
  const time = sort === 'joined' ? last.createdAt : last.lastSeenAt;
  const key = sort === 'name' ? last.name : (time?.toISOString() ?? never);
  return writeCursor({ sort, direction, key, id: last.id });
}

/**
 * The rows after a cursor of the same order.
 * @throws {ApiError} VALIDATION_FAILED for any other
 */
export function isAfterCursor(order: UserOrder, cursor: string): SQL {
  const { sort, direction } = order;
  const ofThisOrder = z.extend(positionSchema, {
    sort: z.literal(sort),
    direction: z.literal(direction),
    key: sort === 'name' ? z.string() : z.union([z.iso.datetime(), z.literal(never)]),
  });
  const { key, id } = readCursor(ofThisOrder, cursor);
  const lastKey = sort === 'name' ? sql`fold(${key}) collate "C"` : sql`${key}::timestamptz`;
  return isAfter(order, lastKey, id);
}
