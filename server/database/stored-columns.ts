import { getTableColumns } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { AnyTable, OpenedTable } from './schema/tenant-table.ts';

type Columns<Table extends AnyTable> = OpenedTable<Table>['_']['columns'];

/** The columns of a table, but for those that the database computes from others. */
export type StoredColumns<Table extends AnyTable> = {
  [Name in keyof Columns<Table> as Columns<Table>[Name]['_']['generated'] extends undefined
    ? Name
    : never]: Columns<Table>[Name];
};

/** All that is stored of a row: what lists and records show, and what comes back with an undo. */
export function storedColumns<Table extends AnyTable>(table: Table): StoredColumns<Table> {
  const stored = Object.entries(getTableColumns(table as PgTable)).filter(
    ([, { generated }]) => generated === undefined,
  );
  return Object.fromEntries(stored) as StoredColumns<Table>;
}
