import type { Database } from '../database/database.ts';

/** Milliseconds for which nobody counts again. */
const keptFor = 1000;

/** Until when each database is taken to hold more repositories than a total counts to, by `performance.now()`. */
let kept = new WeakMap<Database['sql'], number>();

/**
 * Whether the list is known to be longer than a total counts to (`totalCap.all`): counting a thousand rows for each page
 * cost as much as reading it. An exact number is never kept. What may be stale: '1,000+' is told for a second after
 * another server, or a hand in the database, has made the list shorter than that; this process forgets it itself.
 */
export function exceedsTotalCap({ sql }: Pick<Database, 'sql'>): { isKnown: boolean; remember(): void } {
  // What was counted before a deletion comes too late to be kept after it.
  const current = kept;
  return {
    isKnown: (current.get(sql) ?? Number.NEGATIVE_INFINITY) > performance.now(),
    remember: () => void current.set(sql, performance.now() + keptFor),
  };
}

/** To be called when repositories have been deleted. */
export function invalidateTotalCap(): void {
  kept = new WeakMap();
}
