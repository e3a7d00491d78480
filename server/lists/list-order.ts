import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import * as z from 'zod/mini';
import type { SortDirection } from '#contract/schemas/paging.ts';
import type { SelectedColumns } from '../database/rows.ts';
import { sortableType, sortKey } from '../database/sort-key.ts';
import type { List } from './define-list.ts';
import { isAfter, type KeysetOrder, readCursor, writeCursor } from './keyset-page.ts';

/** An order of a list, with what its cursors need. */
export interface ListOrder extends KeysetOrder {
  sort: string;
  column: PgColumn;
  idColumn: PgColumn;
  /** Property of a row with the value by which it is sorted. */
  field: string;
}

/** Sort key and id of the last row of a page; the key is null if the row has no value to sort by. */
export interface Position {
  key: unknown;
  id: string;
}

/** The field of a sort key that the list does not show. */
const hiddenField = '$key';

/** The order that a caller asks for; without a direction texts begin at A, numbers at the least, times at the latest. */
export function listOrder<Sort extends string>(
  { table, columns, sorts }: List<SelectedColumns, Sort>,
  sort: Sort,
  direction?: SortDirection,
): ListOrder {
  const column = sorts[sort];
  const shown = Object.entries(columns).find(([name, value]) => value === column && !name.includes('.'));
  const isTime = /^Pg(Timestamp|Date)/.test(column.columnType);
  return {
    sort,
    column,
    key: sortKey(column),
    id: table.id,
    idColumn: table.id,
    field: shown?.[0] ?? hiddenField,
    direction: direction ?? (isTime ? 'descending' : 'ascending'),
  };
}

const columnsWithKey = new WeakMap<SelectedColumns, Map<PgColumn, SelectedColumns>>();

/** Returns the columns to select for a page: those of the list, and the sort key if it is none of them. */
export function columnsOf<Columns extends SelectedColumns>(
  { columns }: Pick<List<Columns>, 'columns'>,
  { column, field }: ListOrder,
): Columns {
  if (field !== hiddenField) return columns;
  const known = columnsWithKey.get(columns) ?? new Map<PgColumn, SelectedColumns>();
  columnsWithKey.set(columns, known);
  const withKey = known.get(column) ?? { ...columns, [hiddenField]: column };
  known.set(column, withKey);
  return withKey as Columns;
}

/** Removes the sort key that only the cursor needed. */
export function withoutKey<Row extends object>(row: Row): Row {
  if (!(hiddenField in row)) return row;
  const { [hiddenField]: _, ...shown } = row as Row & Record<typeof hiddenField, unknown>;
  return shown as Row;
}

export function cursorAfter({ sort, direction, field }: ListOrder, row: object): string {
  const { id, [field]: key } = row as Record<string, unknown>;
  return writeCursor({ sort, direction, key: typeof key === 'bigint' ? String(key) : key, id });
}

/**
 * Reads the end of the page before from a cursor.
 * @throws {ApiError} VALIDATION_FAILED for a cursor of another order
 */
export function readPosition({ sort, direction, column, idColumn }: ListOrder, cursor: string): Position {
  const { value } = sortableType(column);
  const schema = z.object({
    sort: z.literal(sort),
    direction: z.literal(direction),
    key: column.notNull ? value : z.nullable(value),
    id: idColumn.getSQLType() === 'uuid' ? z.guid() : z.string(),
  });
  return readCursor(schema, cursor);
}

/** The rows after a position, whose parts may be placeholders. */
export function isAfterPosition(order: ListOrder, { key, id }: { key: unknown; id: unknown }): SQL {
  const as = (value: unknown, column: PgColumn) => sql`${value}::${sql.raw(column.getSQLType())}`;
  return isAfter(order, as(keyValue(order, key), order.column), as(id, order.idColumn));
}

/** The value of a key as the statement compares it. */
export function keyValue({ column }: ListOrder, key: unknown): unknown {
  return key ?? sortableType(column).lowest;
}
