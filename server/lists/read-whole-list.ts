import { sql } from 'drizzle-orm';
import { pageSize } from '#contract/schemas/limits.ts';
import type { Total } from '#contract/schemas/paging.ts';
import type { Database } from '../database/database.ts';
import { type SelectedColumns, selectList, toSelectedRow } from '../database/rows.ts';
import type { InScope } from '../scopes/in-scope.ts';
import { countUpTo, exceedsTotalCap, totalCap, totalUpTo } from './count-up-to.ts';
import type { List } from './define-list.ts';
import { orderBy } from './keyset-page.ts';
import { columnsOf, isAfterPosition, keyValue, type ListOrder, readPosition } from './list-order.ts';
import { type ListedRow, type RowsOptions, sliceRows } from './read-rows.ts';
import { writeStatement } from './run-prepared.ts';

type Row = Record<string, unknown> & {
  /** How many there are in all, as far as is counted; only where that is not known. */
  $counted?: number;
};

type Statement = ReturnType<typeof writeStatement<Row>>;

/**
 * A page of a list without search and filter, and the total: what is asked for most. So it is one prepared statement
 * whose text is kept; put together and planned anew each time it took five times as long. How old the total may be,
 * exceedsTotalCap says.
 */
export async function readWholeList<Columns extends SelectedColumns>(
  database: Database,
  list: Pick<List<Columns>, 'columns'>,
  scoped: InScope,
  { order, cursor, limit }: Pick<RowsOptions, 'order' | 'cursor' | 'limit'>,
): Promise<{ items: ListedRow<Columns>[]; nextCursor: string | null; total: Total }> {
  const isMore = exceedsTotalCap(database, scoped);
  const last = cursor === undefined ? undefined : readPosition(order, cursor);
  // Each length would be another statement to keep on every connection: the usual one is prepared.
  const prepare = limit === pageSize;
  const statement = statementFor(list, scoped, order, limit, { isFirst: !last, isCounted: !isMore.isKnown });
  const rows = await statement(database.sql, {
    prepare,
    values: { ...scoped.kept.values, ...(last && { key: keyValue(order, last.key), id: last.id }) },
  });
  const counted = rows[0]?.$counted;
  const columns = columnsOf(list, order);
  const shown = rows.map((row) => toSelectedRow(columns, row));
  const page = sliceRows(shown, order, limit);
  return { ...page, total: await totalOf() };

  async function totalOf(): Promise<Total> {
    // A page that ends the list says itself that there may be no more than are counted.
    if (counted === undefined && isMore.isKnown && page.nextCursor !== null)
      return { count: totalCap.all, exact: false };
    const total =
      counted === undefined
        ? await countUpTo(database, scoped.rows, totalCap.all)
        : totalUpTo(totalCap.all, counted);
    if (!total.exact) isMore.remember();
    return total;
  }
}

interface Shape {
  isFirst: boolean;
  isCounted: boolean;
}

/** The statements of the usual length, by the order and what else makes their texts differ. */
const statements = new WeakMap<object, Map<string, Statement>>();

type Columns = Pick<List, 'columns'>;

function statementFor(
  list: Columns,
  scoped: InScope,
  order: ListOrder,
  limit: number,
  shape: Shape,
): Statement {
  if (limit !== pageSize) return makeStatement(list, scoped, order, limit, shape);
  const ofList = statements.get(list) ?? new Map<string, Statement>();
  statements.set(list, ofList);
  const isAll = scoped.within === undefined;
  const name = `${isAll} ${order.sort} ${order.direction} ${shape.isFirst} ${shape.isCounted}`;
  const known = ofList.get(name) ?? makeStatement(list, scoped, order, limit, shape);
  ofList.set(name, known);
  return known;
}

function makeStatement(
  list: Columns,
  { kept: { rows } }: InScope,
  order: ListOrder,
  limit: number,
  { isFirst, isCounted }: Shape,
): Statement {
  const whole = (count: number) => sql.raw(String(count + 1));
  const counted = sql`, (select count(*)::int from (
    select from ${rows} limit ${whole(totalCap.all)}) as counting) as "$counted"`;
  const position = { key: sql.placeholder('key'), id: sql.placeholder('id') };
  return writeStatement<Row>(sql`
    select ${selectList(columnsOf(list, order))}${isCounted ? counted : sql``}
    from ${rows} ${isFirst ? sql`` : sql`where ${isAfterPosition(order, position)}`}
    order by ${orderBy(order)} limit ${whole(limit)}`);
}
