import { getTableColumns } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { AnyTable, ClosedTable, OpenedTable } from '../database/schema/tenant-table.ts';

/** Fields that the server sets by itself; of a closed table also the organization or the owner, by the scope. */
type OwnField<Table> =
  | 'id'
  | 'createdAt'
  | 'updatedAt'
  | (Table extends ClosedTable<PgTable, infer Field> ? Field : never);

type Insert<Table extends AnyTable> = OpenedTable<Table>['$inferInsert'];

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
  const given = Object.entries(input).filter(([field, value]) => field in columns && value !== undefined);
  return Object.fromEntries(
    given.map(([field, value]) => {
      const isTime = columns[field]?.dataType === 'date' && typeof value === 'string';
      return [field, isTime ? new Date(value) : value];
    }),
  );
}
