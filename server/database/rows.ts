import { Column, type GetColumnData, getTableColumns, is, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { AnyTable, OpenedTable } from './tables/tenant-table.ts';

/** A row as it goes over the wire: timestamps as ISO 8601 texts in UTC, columns that make one value together. */
export type Json<Row> = { [Name in keyof Whole<Row>]: JsonValue<Whole<Row>[Name]> };

type JsonValue<Value> = Value extends Date ? string : Value;

/** A row in which columns such as `price.amount` and `price.currency` are one value, null where they are. */
export type Whole<Row> = {
  [Name in keyof Row as Name extends `${infer Field}.${string}`
    ? Field
    : Name]: Name extends `${infer Field}.${string}`
    ? Parts<Row, Field> | Extract<Row[Name], null | undefined>
    : Row[Name];
};

type Parts<Row, Field extends string> = {
  [Name in keyof Row as Name extends `${Field}.${infer Part}` ? Part : never]-?: NonNullable<Row[Name]>;
};

type Columns<Table extends AnyTable> = OpenedTable<Table>['_']['columns'];

/** The columns of a table, but for those that the database computes from others. */
export type StoredColumns<Table extends AnyTable> = {
  [Name in keyof Columns<Table> as Columns<Table>[Name]['_']['generated'] extends undefined
    ? Name
    : never]: Columns<Table>[Name];
};

/** Columns and expressions that a statement selects, by the name of the result. */
export type SelectedColumns = Record<string, Column | SQL>;

/** A row as it is shown, with values as its columns declare them. */
export type SelectedRow<Columns> = {
  [Name in keyof Columns]: Columns[Name] extends Column
    ? GetColumnData<Columns[Name]>
    : Columns[Name] extends SQL<infer Value>
      ? Value
      : never;
};

/** The list of columns of a statement. */
export function selectList(columns: SelectedColumns): SQL {
  const parts = Object.entries(columns).map(([name, column]) => sql`${column} as ${sql.identifier(name)}`);
  return sql.join(parts, sql`, `);
}

/** Cache of the values to convert in a row, by its columns: found once, not for each row. */
const converted = new WeakMap<SelectedColumns, [name: string, column: Column | undefined][]>();

function conversionsOf(columns: SelectedColumns): [name: string, column: Column | undefined][] {
  const known = converted.get(columns);
  if (known) return known;
  const found = Object.entries(columns).map(([name, column]): [string, Column | undefined] => [
    name,
    is(column, Column) && column.dataType !== 'string' ? column : undefined,
  ]);
  converted.set(columns, found);
  return found;
}

/** A row of such a statement: what the driver gives as text becomes what the columns declare, such as a Date. */
export function toSelectedRow<Columns extends SelectedColumns>(
  columns: Columns,
  row: Record<string, unknown>,
): SelectedRow<Columns> {
  const shown: Record<string, unknown> = {};
  for (const [name, column] of conversionsOf(columns)) {
    const value = row[name];
    shown[name] = column && value !== null ? column.mapFromDriverValue(value) : value;
  }
  return shown as SelectedRow<Columns>;
}

/** All that is stored of a row: what lists and records show, and what comes back with an undo. */
export function storedColumns<Table extends AnyTable>(table: Table): StoredColumns<Table> {
  const stored = Object.entries(getTableColumns(table as PgTable)).filter(
    ([, { generated }]) => generated === undefined,
  );
  return Object.fromEntries(stored) as StoredColumns<Table>;
}

/** The one way from a row of any table to what the API answers. */
export function toJson<Row extends object>(row: Row): Json<Row> {
  const json = { ...row } as Record<string, unknown>;
  for (const name in json) {
    const value = json[name];
    if (value instanceof Date) json[name] = value.toISOString();
    if (!name.includes('.')) continue;
    const [field = '', part = ''] = name.split('.');
    delete json[name];
    json[field] = value === null ? null : { ...(json[field] as object), [part]: value };
  }
  return json as Json<Row>;
}
