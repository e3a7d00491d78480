import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import {
  type RepositoryListInput,
  repositorySorts,
  sortDirections,
} from '#contract/repositories/repositories.ts';
import { repositories } from '../database/schema/index.ts';
import { readCursor, writeCursor } from '../lists/cursor.ts';
import { isAfter, type KeysetOrder } from '../lists/keyset-page.ts';

type Sort = RepositoryListInput['sort'];

export interface RepositoryOrder extends KeysetOrder {
  sort: Sort;
}

/** The order that the list asks for; without a direction names begin at A and changes at the newest. */
export function repositoryOrder(
  sort: Sort,
  direction: RepositoryListInput['direction'] = sort === 'name' ? 'ascending' : 'descending',
): RepositoryOrder {
  const key = sort === 'name' ? repositories.sortName : repositories.updatedAt;
  return { sort, key, id: repositories.id, direction };
}

/** Where a page ended. Names stand in it as they are written: the database folds them as it folds the rows. */
const positionSchema = z.object({
  sort: z.enum(repositorySorts),
  direction: z.enum(sortDirections),
  key: z.string(),
  id: z.guid(),
});

export function writeRepositoryCursor(
  { sort, direction }: RepositoryOrder,
  last: { id: string; name: string; updatedAt: Date },
): string {
  const key = sort === 'name' ? last.name : last.updatedAt.toISOString();
  return writeCursor({ sort, direction, key, id: last.id });
}

/**
 * Where the page before ended, by a cursor of the same order.
 * @throws {ApiError} VALIDATION_FAILED for any other
 */
export function readRepositoryCursor(
  { sort, direction }: RepositoryOrder,
  cursor: string,
): { key: string; id: string } {
  const ofThisOrder = z.extend(positionSchema, {
    sort: z.literal(sort),
    direction: z.literal(direction),
    key: sort === 'name' ? z.string() : z.iso.datetime(),
  });
  return readCursor(ofThisOrder, cursor);
}

/**
 * The rows after a cursor of the same order.
 * @throws {ApiError} VALIDATION_FAILED for any other
 */
export function isAfterCursor(order: RepositoryOrder, cursor: string): SQL {
  const { sort } = order;
  const { key, id } = readRepositoryCursor(order, cursor);
  const lastKey = sort === 'name' ? sql`fold(${key}) collate "C"` : sql`${key}::timestamptz`;
  return isAfter(order, lastKey, id);
}
