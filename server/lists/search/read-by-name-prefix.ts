import { and, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { type SelectedColumns, selectList, toSelectedRow } from '../../database/rows.ts';
import { orderBy } from '../keyset-page.ts';
import { runPrepared } from '../run-prepared.ts';
import type { BeforeStart, SearchEstimate, SearchedTable } from './estimate-search.ts';
import { costOfRegion, readRegion } from './read-region.ts';
import { findAllMatches, type SearchPageOptions, type SearchResult, scanIndex } from './scan.ts';
import { startsRange, textAfter } from './search-condition.ts';

/** The planner takes the index of the order for a scan of so many rows at most; a sample may be wrong by as much. */
const scanLimit = { rows: 1000, times: 4 };

/**
 * One short word in the order of names: the names that begin with it stand together, and their index leads there at
 * once. What else is found comes on this page only where it stands before them.
 * @returns undefined where the page would go on behind those names, or the list is another one
 */
export async function readByNamePrefix<Columns extends SelectedColumns>(
  database: Pick<Database, 'sql'>,
  estimate: SearchEstimate,
  options: SearchPageOptions<Columns>,
): Promise<SearchResult<Columns> | undefined> {
  const { table, rows: all, columns, order, after, filter, limit, countTo } = options;
  const { start, beforeStart } = estimate;
  // With a filter the rows that are meant may be few among those names.
  if (order.key !== table.sortName || filter || !start?.isTogether || !beforeStart) return undefined;
  const range = startsRange(table, start.word);
  const [rows, count] = await Promise.all([
    runPrepared<Record<string, unknown>>(
      database,
      sql`select ${selectList(columns)} from ${all} where ${and(range, after)}
      order by ${orderBy(order)} limit ${limit + 1}`,
    ),
    estimate.seen > countTo ? estimate.seen : countNames(),
  ]);
  if (rows.length <= limit || count <= countTo) return undefined;
  const before = await readBefore();
  return { rows: [...before, ...rows.map((row) => toSelectedRow(columns, row))].slice(0, limit + 1), count };

  async function countNames(): Promise<number> {
    const [counted] = await runPrepared<{ count: number }>(
      database,
      sql`select count(*)::int as count from (select from ${all} where ${range} limit ${countTo + 1}) as counting`,
    );
    return counted?.count ?? 0;
  }

  async function readBefore() {
    const isBefore = beforeNamesWithPrefix(table, order.direction, start?.word ?? '');
    if (!isBefore || !start || !beforeStart) return [];
    const steps = estimateRowsBefore(estimate, beforeStart, limit);
    if (steps <= beforeStart.others) {
      const region = and(after, isBefore);
      const most = scanLimit.rows + Math.ceil(scanLimit.times * steps);
      const scanned = await scanIndex(database, estimate, { ...options, after: region }, most);
      if (scanned.length > limit || !(await hasMore(region, most))) return scanned;
    } else if (costOfRegion(estimate) < beforeStart.others) {
      const page = await readRegion(database, estimate, { ...options, filter: isBefore, countTo: 0 });
      if (page) return page.rows;
    }
    const later = { ...estimate, start: null, pieces: [] };
    const isLater = and(isBefore, sql`${table.starts} like ${start.later}`);
    return (await findAllMatches(database, later, { ...options, filter: isLater })).rows;
  }

  async function hasMore(region: SQL | undefined, most: number): Promise<boolean> {
    const next = await runPrepared(
      database,
      sql`select from (select ${table.sortName} from ${all} where ${region ?? sql`true`}
      order by ${orderBy(order)} limit ${most + 1}) as region offset ${most}`,
    );
    return next.length > 0;
  }
}

function beforeNamesWithPrefix(
  table: SearchedTable,
  direction: 'ascending' | 'descending',
  word: string,
): SQL | undefined {
  if (direction === 'ascending') return sql`${table.sortName} < ${word}`;
  const end = textAfter(word);
  return end === undefined ? undefined : sql`${table.sortName} >= ${end}`;
}

/** How many rows are looked at until a page is full, or those names begin. */
function estimateRowsBefore(
  { ahead }: SearchEstimate,
  { size, matches }: BeforeStart,
  limit: number,
): number {
  return matches === 0 ? size : Math.min(size, ahead + ((limit + 1) * size) / matches);
}
