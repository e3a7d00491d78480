/**
 * How a page of a search is found, in whatever order the list has. All statements are prepared:
 *
 * 1. `estimate-search.ts` folds the term and sees in a sample how many rows fulfil it, and where in the order they begin.
 * 2. Many, and near: the page is found by a walk along the order, as an index has it, until it is full.
 * 3. Else, or when a walk did not fill its page: indexes find all rows, and the page is sorted out of them.
 *
 * One short word in the order of names has a way of its own: read-from-start.ts.
 *
 * To look at a row in a walk costs about what it costs to find one by the index: both are fetched from anywhere in the
 * table. So the way that looks at fewer rows is the quicker one.
 */
import type { Database } from '../database.ts';
import { readFromStart } from './read-from-start.ts';
import type { ShownColumns } from './shown-columns.ts';
import { type Survey, surveySearch } from './estimate-search.ts';
import { countAlong, type Found, type FoundWishes, findAll, walk } from './scan.ts';

/** So many rows, side by side in the table, cost as much to look at as one that stands anywhere. */
const sideBySide = 4;

/** @returns undefined when there is no term: all rows are meant */
export async function readFound<Columns extends ShownColumns>(
  database: Pick<Database, 'sql'>,
  wishes: FoundWishes<Columns>,
): Promise<Found<Columns> | undefined> {
  const survey = await surveySearch(database, wishes);
  if (survey === 'all') return undefined;
  if (survey === 'none') return { rows: [], count: 0 };
  const { limit, countTo } = wishes;
  const fromStart = await readFromStart(database, survey, wishes);
  if (fromStart) return fromStart;
  const steps = stepsOfWalk(survey, wishes);
  if (steps < survey.matches) {
    // A sample can be wrong: a walk that has looked at as much as finding all would is given up.
    const most = Math.min(survey.matches, Math.ceil(2 * (survey.ahead + steps)));
    const [rows, count] = await Promise.all([
      walk(database, survey, wishes, most),
      survey.seen > countTo ? survey.seen : countAlong(database, survey, wishes, survey.matches * sideBySide),
    ]);
    if (rows.length > limit && count > countTo) return { rows, count };
  }
  return findAll(database, survey, wishes);
}

/** How many rows a walk is expected to look at until a page is full. */
function stepsOfWalk(
  { size, matches, ahead, seen }: Survey,
  { table, order, limit }: Pick<FoundWishes<ShownColumns>, 'table' | 'order' | 'limit'>,
): number {
  const untilFull = ((limit + 1) * size) / matches;
  // In the order of names what has a word in common stands together. Moments have nothing to do with words: there the
  // first that a sample sees is nearly always far behind the first that there is.
  const isByName = order.key === table.sortName;
  return untilFull + (isByName ? ahead : Math.max(0, ahead - (3 * size) / seen));
}
