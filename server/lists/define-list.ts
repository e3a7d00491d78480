import type { PgColumn } from 'drizzle-orm/pg-core';
import type { SelectedColumns } from '../database/rows.ts';
import type { AnyTable } from '../database/tables/tenant-table.ts';

/** A table that lists can show: the id tells rows of the same sort key apart. */
export type ListedTable = AnyTable & Record<'id', PgColumn>;

export interface List<
  Columns extends SelectedColumns = SelectedColumns,
  Sort extends string = string,
  Table extends ListedTable = ListedTable,
> {
  table: Table;
  /** Columns of a row. */
  columns: Columns;
  /** Columns to sort by. Each needs an index on its `sortKey` (database/sort-key.ts) and the id. */
  sorts: Readonly<Record<Sort, PgColumn>>;
}

/**
 * Describes a list: `readPage`, `readAllPages`, `countMatches` and `matchCondition` work on it. The compiler holds its
 * sorts against those of the contract:
 * `sorts: { name: books.sortName, added: books.createdAt } satisfies Record<BookSort, PgColumn>`.
 *
 * A table with `search`, `sortName` and `starts` (tables/columns.ts) can be searched.
 */
export function defineList<Columns extends SelectedColumns, Sort extends string, Table extends ListedTable>(
  list: List<Columns, Sort, Table>,
): List<Columns, Sort, Table> {
  return list;
}
