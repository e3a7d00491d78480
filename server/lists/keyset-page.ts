import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { ApiError } from '../config/api-error.ts';
import { invalidInput } from '../http/error-handler.ts';

/** The order of a list: a key, and the id as tie-breaker, both in the same direction so that one index covers it. */
export interface KeysetOrder {
  key: SQLWrapper;
  id: SQLWrapper;
  direction: 'ascending' | 'descending';
}

/** Condition for the rows after a position. Comparing both columns as a row lets the index scan start there. */
export function isAfter({ key, id, direction }: KeysetOrder, lastKey: SQLWrapper, lastId: SQLWrapper): SQL {
  const compare = direction === 'ascending' ? sql`>` : sql`<`;
  return sql`(${key}, ${id}) ${compare} (${lastKey}, ${lastId})`;
}

export function orderBy(order: KeysetOrder): SQL {
  return sql`${order.key} ${sqlDirection(order)}, ${order.id} ${sqlDirection(order)}`;
}

export function sqlDirection({ direction }: Pick<KeysetOrder, 'direction'>): SQL {
  return direction === 'ascending' ? sql`asc` : sql`desc`;
}

/** Slices a page from rows that were read with `limit + 1`: the additional row tells that there are more. */
export function slicePage<Row>(
  rows: Row[],
  limit: number,
  cursorAfter: (last: Row) => string,
): { items: Row[]; nextCursor: string | null } {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, nextCursor: rows.length > limit && last ? cursorAfter(last) : null };
}

/** A cursor as callers hold it: opaque to them, where a list ended to us. */
export function writeCursor(position: unknown): string {
  return Buffer.from(JSON.stringify(position)).toString('base64url');
}

/**
 * Reads what `writeCursor` wrote.
 * @throws {ApiError} VALIDATION_FAILED for what is no cursor, or one of another list
 */
export function readCursor<T extends z.core.$ZodType>(schema: T, cursor: string): z.output<T> {
  const position = z.safeParse(schema, parse(cursor));
  if (position.success) return position.data;
  throw new ApiError(
    422,
    'VALIDATION_FAILED',
    invalidInput([{ message: 'generic.invalid', path: ['cursor'] }]),
  );
}

function parse(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return undefined;
  }
}
