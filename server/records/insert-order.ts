import { is, SQL, sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import type { RecordTable } from './define-records.ts';
import { columnsIn } from './record-errors.ts';

/** What no two records have in common, as the unique indexes of the table say it. */
export function uniqueKeys(table: RecordTable): SQL[] {
  return getTableConfig(table)
    .indexes.filter(
      ({ config }) => config.unique && !config.columns.flatMap(columnsIn).includes(table.id.name),
    )
    .flatMap(({ config }) =>
      config.columns.map((part) => (is(part, SQL) ? part : sql.join(columnsIn(part).map(sql.identifier)))),
    );
}

/**
 * The order in which many records are inserted. Each insert waits for one of the same unique value that is not yet
 * committed: in different orders two could wait for each other without end.
 */
export function insertOrder(table: RecordTable): SQL {
  return sql`order by ${sql.join([...uniqueKeys(table), sql`${table.id}`], sql`, `)}`;
}
