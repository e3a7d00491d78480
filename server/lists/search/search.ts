/**
 * The entry of this folder, which nobody needs to read to make a list: it only decides how rows are found, and
 * search.slow.test.ts compares what it finds with a plain filter.
 *
 * A page of a search is found in whatever order the list has. All statements are prepared:
 *
 * 1. `estimate-search.ts` folds the term and sees in a sample how many rows match it, and where in the order they begin.
 * 2. Many, and near: the page is found by an index scan in the order of the list until it is full.
 * 3. Many, and far: the index of the order and the index of the search are combined for the rows where the sample expects
 *    the page (read-region.ts).
 * 4. Else, or when this did not fill the page: indexes find all rows, and the page is sorted out of them.
 *
 * One short word in the order of names has a way of its own: read-by-name-prefix.ts.
 *
 * To look at a row in an index scan costs about what it costs to find one by the index: both are fetched from anywhere in the
 * table. So the way that looks at fewer rows is the quicker one.
 */
import { and, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { SelectedColumns } from '../../database/rows.ts';
import type { AnyTable } from '../../database/tables/tenant-table.ts';
import {
  type EstimateOptions,
  estimateSearch,
  type SearchEstimate,
  type SearchedTable,
} from './estimate-search.ts';
import { readByNamePrefix } from './read-by-name-prefix.ts';
import { costOfAll, costOfRegion, readRegion } from './read-region.ts';
import {
  countByTableScan,
  findAllMatches,
  type SearchPageOptions,
  type SearchResult,
  scanIndex,
} from './scan.ts';
import { isInIndex, matchesTerm } from './search-condition.ts';

/** So many rows, side by side in the table, cost as much to look at as one that stands anywhere. */
const sequentialRowsPerRandomRow = 4;

/** The table of a list that is searched. */
export function searched(table: AnyTable): SearchedTable {
  if (['search', 'sortName', 'starts'].every((name) => name in table)) return table as SearchedTable;
  throw new Error('a list without columns for it cannot be searched');
}

/** The rows that a search and its filter find, for statements that do more than show a page of them. */
export async function searchCondition(
  database: Pick<Database, 'sql'>,
  options: EstimateOptions,
): Promise<SQL | undefined> {
  const { table, filter } = options;
  const search = await estimateSearch(database, options);
  if (search === 'all') return filter;
  return search === 'none' ? sql`false` : and(isInIndex(table, search), matchesTerm(table, search), filter);
}

/** @returns undefined when there is no term: all rows are meant */
export async function readSearchPage<Columns extends SelectedColumns>(
  database: Pick<Database, 'sql'>,
  options: SearchPageOptions<Columns>,
): Promise<SearchResult<Columns> | undefined> {
  const estimate = await estimateSearch(database, options);
  if (estimate === 'all') return undefined;
  if (estimate === 'none') return { rows: [], count: 0 };
  const { limit, countTo } = options;
  const fromStart = await readByNamePrefix(database, estimate, options);
  if (fromStart) return fromStart;
  const steps = estimateScannedRows(estimate, options);
  const costs = { all: costOfAll(estimate), region: costOfRegion(estimate) };
  // By name the sample overestimates a scan: the first match it holds is rarely the first of the table.
  const isByName = options.order.key === options.table.sortName;
  if (steps < estimate.matches && (isByName || steps < costs.region)) {
    // A sample can be wrong: a scan that has looked at as much as finding all would is given up.
    const most = Math.min(estimate.matches, Math.ceil(2 * (estimate.ahead + steps)));
    const [rows, count] = await Promise.all([
      scanIndex(database, estimate, options, most),
      estimate.seen > countTo
        ? estimate.seen
        : countByTableScan(database, estimate, options, estimate.matches * sequentialRowsPerRandomRow),
    ]);
    if (rows.length > limit && count > countTo) return { rows, count };
  } else if (costs.region < costs.all) {
    const page = await readRegion(database, estimate, options);
    if (page) return page;
  }
  return findAllMatches(database, estimate, options);
}

/** How many rows an index scan is expected to look at until a page is full. */
function estimateScannedRows(
  { size, matches, ahead, seen }: SearchEstimate,
  { table, order, limit }: Pick<SearchPageOptions<SelectedColumns>, 'table' | 'order' | 'limit'>,
): number {
  const untilFull = ((limit + 1) * size) / matches;
  // In the order of names what has a word in common stands together. Dates have nothing to do with words: there the
  // first that a sample sees is nearly always far behind the first that there is.
  const isByName = order.key === table.sortName;
  return untilFull + (isByName ? ahead : Math.max(0, ahead - (3 * size) / seen));
}
