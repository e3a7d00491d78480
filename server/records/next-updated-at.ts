import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/**
 * The moment of a change, by which versions of a record are told apart: always later than the one before, also within
 * one millisecond and when the clock goes back.
 */
export function nextUpdatedAt(updatedAt: SQLWrapper): SQL {
  return sql`greatest(clock_timestamp(), ${updatedAt} + interval '1 millisecond')`;
}
