import { type SelectedColumns, type StoredColumns, storedColumns } from '../database/rows.ts';
import type { AnyTable } from '../database/tables/tenant-table.ts';
import type { Names } from './entity.ts';

type ListedColumns<All, Field extends string> = Pick<All, Extract<keyof All, Field | `${Field}.${string}`>>;

/** The columns of a list whose rows the contract describes: what is stored, and names of what is referred to. */
export function listedColumns<Table extends AnyTable, Named extends Names, Field extends string>(
  table: Table,
  names: Named,
  { shape }: { shape: Readonly<Record<Field, unknown>> },
): ListedColumns<StoredColumns<Table> & Named, Field> {
  const all: SelectedColumns = { ...storedColumns(table), ...names };
  const listed = Object.entries(all).filter(([name]) => name.replace(/\..*/, '') in shape);
  return Object.fromEntries(listed) as ListedColumns<StoredColumns<Table> & Named, Field>;
}
