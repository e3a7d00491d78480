/**
 * How a page of a search is found, in whatever order the list has. All statements are prepared:
 *
 * 1. `survey-search.ts` folds the term and sees in a sample how many rows fulfil it, and where in the order they begin.
 * 2. Many, and near: the page is found by a walk along the order, as an index has it, until it is full.
 * 3. Else, or when a walk did not fill its page: indexes find all rows, and the page is sorted out of them.
 *
 * To look at a row in a walk costs about what it costs to find one by the index: both are fetched from anywhere in the
 * table. So the way that looks at fewer rows is the quicker one.
 */
import { and, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { orderBy, wayOf } from '../keyset-page.ts';
import { runPrepared } from '../run-prepared.ts';
import { fulfils, isInIndex, startsRange } from './search-condition.ts';
import { type Shown, type ShownColumns, shownRow, shownSql } from './shown-columns.ts';
import { type Survey, type SurveyWishes, surveySearch } from './survey-search.ts';

export interface FoundWishes<Columns extends ShownColumns> extends SurveyWishes {
  /** What to show of a row. */
  columns: Columns;
  limit: number;
  /** How far all that is found is counted. */
  countTo: number;
}

interface Found<Columns extends ShownColumns> {
  /** In order, one more than `limit` where there are more. */
  rows: Shown<Columns>[];
  /** One more than `countTo`, or some more, where there are more. */
  count: number;
}

/** So many rows, side by side in the table, cost as much to look at as one that stands anywhere. */
const sideBySide = 4;

/** @returns undefined when the term holds no words: all rows are meant */
export async function readFound<Columns extends ShownColumns>(
  database: Pick<Database, 'sql'>,
  wishes: FoundWishes<Columns>,
): Promise<Found<Columns> | undefined> {
  const survey = await surveySearch(database, wishes);
  if (!survey) return undefined;
  const { limit, countTo } = wishes;
  const steps = stepsOfWalk(survey, wishes);
  if (steps < survey.matches) {
    // A sample can be wrong: a walk that has looked at as much as finding all would is given up.
    const most = Math.min(survey.matches, Math.ceil(2 * (survey.ahead + steps)));
    const [rows, count] = await Promise.all([
      walk(database, survey, wishes, most),
      survey.seen > countTo ? survey.seen : countAlong(database, survey, wishes),
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

async function walk<Columns extends ShownColumns>(
  database: Pick<Database, 'sql'>,
  survey: Survey,
  { table, columns, order, behind, filter, limit }: FoundWishes<Columns>,
  most: number,
): Promise<Shown<Columns>[]> {
  // Names that begin with something stand together in the order of names: the walk begins there.
  const begin = order.key === table.sortName ? startsRange(table, survey) : undefined;
  const way = wayOf(order);
  const rows = await runPrepared<Record<string, unknown>>(
    database,
    sql`select ${shownSql(columns)} from (
      select *, ${order.key} as list_key from ${table} where ${and(behind, begin) ?? sql`true`}
      order by ${sql.join(orderBy(order), sql`, `)} limit ${most}
    ) as ${table} where ${and(fulfils(table, survey), filter)}
    order by list_key ${way}, ${table.id} ${way} limit ${limit + 1}`,
  );
  return rows.map((row) => shownRow(columns, row));
}

/** Counts in the order in which the table holds its rows; fewer than there are where that would take too long. */
async function countAlong(
  database: Pick<Database, 'sql'>,
  survey: Survey,
  { table, filter, countTo }: Omit<FoundWishes<ShownColumns>, 'columns'>,
): Promise<number> {
  const [row] = await runPrepared<{ count: number }>(
    database,
    sql`select count(*)::int as count from (
      select from (select * from ${table} limit ${survey.matches * sideBySide}) as ${table}
      where ${and(fulfils(table, survey), filter)} limit ${countTo + 1}) as counting`,
  );
  return row?.count ?? 0;
}

async function findAll<Columns extends ShownColumns>(
  database: Pick<Database, 'sql'>,
  survey: Survey,
  { table, columns, order, behind, filter, limit, countTo }: FoundWishes<Columns>,
): Promise<Found<Columns>> {
  const way = wayOf(order);
  // 'offset 0' keeps the planner from asking the index for whole words, and from walking along the order after all.
  const rows = await runPrepared<{ count: number; has_row: boolean | null } & Record<string, unknown>>(
    database,
    sql`with found as materialized (
      select ${table.id} as id, ${order.key} as list_key, (${behind ?? sql`true`}) as is_behind
      from (select * from ${table} where ${and(isInIndex(table, survey), filter) ?? sql`true`} offset 0) as ${table}
      where ${fulfils(table, survey)}
    ), page as materialized (
      select id, list_key from found where is_behind order by list_key ${way}, id ${way} limit ${limit + 1}
    )
    select counted.count, shown.* from (
      select count(*)::int as count from (select from found limit ${countTo + 1}) as counting
    ) as counted left join (
      select ${shownSql(columns)}, page.list_key, page.id as list_id, true as has_row
      from page join ${table} on ${table.id} = page.id
    ) as shown on true order by shown.list_key ${way}, shown.list_id ${way}`,
  );
  return {
    rows: rows.filter(({ has_row }) => has_row).map((row) => shownRow(columns, row)),
    count: rows[0]?.count ?? 0,
  };
}
