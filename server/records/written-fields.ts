import { getTableColumns } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Whole } from '../database/rows.ts';
import type { AnyTable, ClosedTable, OpenedTable } from '../database/tables/tenant-table.ts';

/** Fields that the server sets by itself; of a closed table also the organization or the owner, by the scope. */
type OwnField<Table> =
  | 'id'
  | 'createdAt'
  | 'updatedAt'
  | (Table extends ClosedTable<PgTable, infer Field> ? Field : never);

type Insert<Table extends AnyTable> = Whole<OpenedTable<Table>['$inferInsert']>;

type WrittenValue<Value> = Value extends Date ? Date | string : Value;

/** Values of a record that an operation writes; timestamps may be texts, as in the contract. */
export type WrittenFields<Table extends AnyTable> = {
  [Field in keyof Omit<Insert<Table>, OwnField<Table>>]: WrittenValue<Insert<Table>[Field]>;
};

/** Is compared by requireScope, and written nowhere. */
type ComparedField = 'expectedScope';

/** Refuses fields that the table has no column for: they would be accepted, and lost. */
export type Only<Input, Field> = Input & Record<Exclude<keyof Input, Field | ComparedField>, never>;

/** The values of an input as drizzle takes them. What is undefined is left as it is. */
export function toValues(table: AnyTable, input: object): Record<string, unknown> {
  const columns = getTableColumns(table as PgTable);
  const given = Object.entries(input)
    .filter(([, value]) => value !== undefined)
    .flatMap(([field, value]) => partsOf(columns, field, value));
  return Object.fromEntries(
    given.map(([field, value]) => {
      const isTime = columns[field]?.dataType === 'date' && typeof value === 'string';
      return [field, isTime ? new Date(value) : value];
    }),
  );
}

/** A value by its column, or by its columns: money is `price.amount` and `price.currency`. */
function partsOf(columns: object, field: string, value: unknown): [string, unknown][] {
  if (field in columns) return [[field, value]];
  const parts = Object.keys(columns).filter((name) => name.startsWith(`${field}.`));
  return parts.map((name) => [
    name,
    (value as Record<string, unknown> | null)?.[name.slice(field.length + 1)] ?? null,
  ]);
}
