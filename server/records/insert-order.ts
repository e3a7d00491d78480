import { getTableColumns, is, SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import type { AnyTable } from '../database/schema/tenant-table.ts';
import { columnsIn, isOfScope } from './record-errors.ts';

/** What no two records of a scope have in common, as the unique indexes of the table say it. */
export function uniqueKeys(closed: AnyTable): SQL[] {
  const table = closed as PgTable;
  const { id } = getTableColumns(table);
  return getTableConfig(table)
    .indexes.filter(
      ({ config }) => config.unique && !config.columns.flatMap(columnsIn).includes(id?.name ?? ''),
    )
    .flatMap(({ config }) =>
      config.columns
        .filter((part) => !isOfScope(table, columnsIn(part)))
        .map((part) => (is(part, SQL) ? part : sql.join(columnsIn(part).map(sql.identifier)))),
    );
}

/**
 * The order in which many records are inserted. Each insert waits for one of the same unique value that is not yet
 * committed: in different orders two could wait for each other without end.
 */
export function insertOrder(table: AnyTable & Record<'id', PgColumn>): SQL {
  return sql`order by ${sql.join([...uniqueKeys(table), sql`${table.id}`], sql`, `)}`;
}
