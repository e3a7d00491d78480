import { getTableColumns, is, SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import type { AuditAction } from '#contract/facts/audit-actions.ts';
import { recordEvents } from '../audit/record-events.ts';
import type { Transaction } from '../database/database.ts';
import type { AnyTable } from '../database/tables/tenant-table.ts';
import { inScope } from '../scopes/in-scope.ts';
import type { ScopeFor } from '../scopes/scope.ts';
import { columnsOf, type KindWith, type Records, type RecordTable, type Writer } from './define-records.ts';
import { columnsIn, isOfScope } from './record-errors.ts';
import { toValues, type WrittenFields } from './written-fields.ts';

/**
 * Inserts many records of the same fields, and tells the audit trail. What has a unique value that another record has is
 * passed over: somebody may have taken it since the caller looked.
 * @returns the inputs that were inserted
 */
export async function insertRecords<Table extends RecordTable, Input extends WrittenFields<Table>>(
  tx: Transaction,
  writer: Pick<Writer, 'currentUser'> & ScopeFor<Table>,
  { table, kind }: Records<Table, KindWith<'created'>>,
  inputs: readonly Input[],
): Promise<Set<Input>> {
  if (inputs.length === 0) return new Set();
  const { currentUser: actor } = writer;
  const { newRow } = inScope<Table>(writer, table);
  const { id: idColumn } = table;
  const columns = columnsOf(table);
  const byId = new Map(inputs.map((input) => [crypto.randomUUID() as string, input]));
  const values = [...byId].map(([id, input]) => toValues(table, { ...input, ...newRow, id }));
  const rows = values.map((row) =>
    Object.fromEntries(Object.entries(row).map(([field, value]) => [columns[field]?.name, value])),
  );
  const given = Object.keys(values[0] ?? {}).flatMap((field) => columns[field] ?? []);
  const names = given.map(({ name }) => sql.identifier(name));
  const inserted = await tx.execute<{ id: string }>(sql`
    insert into ${table} (${sql.join(names, sql`, `)})
    select ${sql.join(given, sql`, `)}
    from jsonb_populate_recordset(null::${table}, ${JSON.stringify(rows)}::jsonb) as ${table}
    ${insertOrder(table)} on conflict do nothing returning ${idColumn}::text as id`);
  const action = `${kind}.created` satisfies AuditAction;
  await recordEvents(
    tx,
    inserted.map(({ id }) => ({ actor, action, subjectId: id, organizationId: newRow.organizationId })),
  );
  return new Set(inserted.flatMap(({ id }) => byId.get(id) ?? []));
}

/** Returns the expressions in a table's unique indexes, without the organization and indexes with the id. */
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
