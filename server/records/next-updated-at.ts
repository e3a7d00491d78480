import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/**
 * Timestamp of an update, which identifies the version of a record: always later than the previous one, even within one
 * millisecond and if the clock is set back.
 */
export function nextUpdatedAt(updatedAt: SQLWrapper): SQL {
  return sql`greatest(clock_timestamp(), ${updatedAt} + interval '1 millisecond')`;
}
