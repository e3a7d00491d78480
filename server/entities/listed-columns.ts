import { type SelectedColumns, type StoredColumns, storedColumns } from '../database/rows.ts';
import type { AnyTable } from '../database/schema/tenant-table.ts';
import type { Names } from './entity.ts';

/** The columns of a list whose rows the contract describes: what is stored, and names of what is referred to. */
export function listedColumns<
  Table extends AnyTable,
  Named extends Names,
  Field extends keyof (StoredColumns<Table> & Named) & string,
>(
  table: Table,
  names: Named,
  { shape }: { shape: Readonly<Record<Field, unknown>> },
): Pick<StoredColumns<Table> & Named, Field> {
  const all: SelectedColumns = { ...storedColumns(table), ...names };
  const listed = Object.entries(all).filter(([field]) => field in shape);
  return Object.fromEntries(listed) as Pick<StoredColumns<Table> & Named, Field>;
}
