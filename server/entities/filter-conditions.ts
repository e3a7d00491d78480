import { and, eq, gte, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { StoredColumns } from '../database/rows.ts';
import type { AnyTable } from '../database/tables/tenant-table.ts';
import { columnsOf } from '../records/define-records.ts';

/** Filters that `filterConditions` understands: columns, and `From` and `To` behind the name of one. */
export type FilterName<Table extends AnyTable> =
  | keyof StoredColumns<Table>
  | `${keyof StoredColumns<Table> & string}${'From' | 'To'}`;

/**
 * Returns the condition for the rows of a table that filters leave; undefined for all. The filters are made in
 * contract/entities/filters.ts, and named by columns: one of several values, a value, or the ends of a range.
 */
export function filterConditions(table: AnyTable, filters: object): SQL | undefined {
  const columns = columnsOf(table);
  const given = Object.entries(filters).filter(([, value]) => value !== undefined);
  return and(...given.map(([name, value]) => condition(columns, name, value)));
}

function condition(columns: Record<string, PgColumn>, name: string, value: unknown): SQL | undefined {
  const column = columns[name];
  if (column) return Array.isArray(value) ? inArray(column, value) : eq(column, value);
  const [, start = '', end] = /^(.*)(From|To)$/.exec(name) ?? [];
  const ranged = columns[start];
  // The rest of an input, such as the cursor: the compiler knows each filter to be a column (entity.ts).
  if (!ranged) return undefined;
  // A whole number may be compared with one that is not.
  const limit = typeof value === 'number' ? sql`${value}::float8` : value;
  return end === 'From' ? gte(ranged, limit) : lte(ranged, limit);
}
