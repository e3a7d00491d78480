import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { SelectedColumns } from '../../database/rows.ts';
import { orderBy } from '../keyset-page.ts';
import type { Region, SearchEstimate } from './estimate-search.ts';
import { countByIndex, findAllMatches, type SearchPageOptions, type SearchResult } from './scan.ts';
import { unseen } from './search-condition.ts';

/** Costs in units of reading one row from a random page of the table. */
const costOf = {
  /** Finds a row in the trigram index, which intersects the rows of several trigrams. */
  match: 1 / 5,
  /** Passes an entry of the index of the order, or checks a row on a page that is read anyway. */
  entry: 1 / 20,
};

/** Cost of reading all matches. */
export function costOfAll({ matches, pages }: SearchEstimate): number {
  return pages + matches * (costOf.match + costOf.entry);
}

/** Cost of reading the region of an estimate. */
export function costOfRegion({ region, matches }: SearchEstimate): number {
  if (!region) return Number.POSITIVE_INFINITY;
  return region.matches + matches * costOf.match + region.size * costOf.entry;
}

/**
 * Reads a page from the region in which the sample expects it. PostgreSQL intersects the index of the order with the index
 * of the search before it reads rows, so it reads neither matches behind the page nor other rows before it.
 * @returns undefined if the region does not fill the page
 */
export async function readRegion<Columns extends SelectedColumns>(
  database: Pick<Database, 'sql'>,
  estimate: SearchEstimate,
  options: SearchPageOptions<Columns>,
): Promise<SearchResult<Columns> | undefined> {
  const { region } = estimate;
  if (!region) return undefined;
  const { limit, countTo } = options;
  // With two pieces, or a range of names, the planner would not combine the indexes.
  const search = {
    ...estimate,
    pieces: estimate.pieces.slice(0, 1),
    start: estimate.start && { ...estimate.start, isTogether: false },
  };
  const [{ rows }, count] = await Promise.all([
    findAllMatches(database, search, { ...options, countTo: 0 }, isInRegion(options, region)),
    estimate.seen > countTo ? estimate.seen : countByIndex(database, estimate, options),
  ]);
  return rows.length > limit ? { rows, count } : undefined;
}

/** Returns a condition with two bounds: the planner then expects few rows and combines the indexes. */
function isInRegion(
  { rows: all, order, after }: Pick<SearchPageOptions<SelectedColumns>, 'rows' | 'order' | 'after'>,
  { end }: Region,
): SQL {
  const first = sql`(select ${order.key} from ${all} where ${after ?? sql`true`} order by ${orderBy(order)} limit 1)`;
  const last = unseen(sql`${end}::${sql.raw(order.column.getSQLType())}`);
  const [least, most] = order.direction === 'ascending' ? [first, last] : [last, first];
  return sql`${order.key} >= ${least} and ${order.key} <= ${most}`;
}
