import { and, eq, getTableColumns, getTableName, inArray, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '../database/database.ts';
import {
  type AnyTable,
  isTenantTable,
  type ScopedColumns,
  scopeColumn,
  scopeColumnOf,
  scopeFieldOf,
  scopeKey,
} from '../database/tables/tenant-table.ts';
import { members, organizations } from '../database/tables/tenants.ts';
import { users } from '../database/tables/users.ts';

/**
 * The first field by which a row of a closed table would refer to what others have: what belongs to an organization
 * refers to its members and to its own rows, what belongs to none to rows of none, what belongs to a user to rows of the
 * same user. What it refers to is locked, so that no move takes it away meanwhile (server/records/move-records.ts).
 * @param row of which organization or user it is
 * @param values what is to be stored
 */
export async function findForeignReference(
  tx: Pick<Transaction, 'execute'>,
  table: AnyTable,
  row: Readonly<Record<string, unknown>>,
  values: Readonly<Record<string, unknown>>,
): Promise<string | undefined> {
  const scopeField = scopeFieldOf(table);
  if (!scopeField) return undefined;
  const holder = (row[scopeField] ?? '') as string;
  const columns = Object.entries(getTableColumns(table as unknown as PgTable));
  for (const { reference } of getTableConfig(table as unknown as PgTable).foreignKeys) {
    const { columns: own, foreignTable, foreignColumns } = reference();
    const [field = ''] = columns.find(([, column]) => column === own[0]) ?? [];
    const value = values[field];
    const key = foreignColumns[0];
    if (value === undefined || value === null || !key) continue;
    const organization = scopeField === 'organizationId' ? holder : '';
    const found = ownRow(foreignTable, key, value, { holder, organization });
    if (found && (await tx.execute(found)).length === 0) return field;
  }
  return undefined;
}

/** Finds what a value refers to, if it may; undefined where anything may be referred to. */
function ownRow(
  foreign: PgTable,
  key: PgColumn,
  value: unknown,
  { holder, organization }: Record<'holder' | 'organization', string>,
): SQL | undefined {
  if (scopeFieldOf(foreign)) {
    const scope = scopeKey(foreign as unknown as ScopedColumns);
    // The organization before its row, as its deletion locks them: in another order each could wait for the other.
    const rows = organization
      ? sql`${organizations} join ${foreign} on ${eq(organizations.id, organization)}`
      : foreign;
    return sql`select 1 from ${rows} where ${and(eq(key, value), eq(scope, holder))} for key share`;
  }
  if (foreign !== users || organization === '') return undefined;
  return sql`select 1 from ${members}
    where ${and(eq(members.userId, String(value)), eq(members.organizationId, organization))}`;
}

/** Finds which of some rows of a table the rows of tenant tables refer to. */
export async function findReferred(
  tx: Transaction,
  table: AnyTable & Record<'id', PgColumn>,
  ids: readonly string[],
): Promise<Set<string>> {
  const referring = await tx.execute<{ table: string; column: string }>(sql`
    select referring.relname as "table", field.attname as "column"
    from pg_constraint key
    join pg_class referring on referring.oid = key.conrelid
    join pg_attribute field on field.attrelid = key.conrelid and field.attnum = key.conkey[1]
    join pg_attribute scope on scope.attrelid = key.conrelid and scope.attname = ${scopeColumn}
    where key.contype = 'f' and key.confrelid = ${getTableName(table as unknown as PgTable)}::regclass`);
  const found = new Set<string>();
  for (const { table, column } of referring) {
    const field = sql.identifier(column);
    const rows = await tx.execute<{ id: string }>(sql`
      select distinct ${field}::text as id from ${sql.identifier(table)}
      where ${field}::text = any (${sql.param([...ids])}::text[])`);
    for (const { id } of rows) found.add(id);
  }
  return found;
}

/** Whether one of some rows of a table refers to what another organization has by now. */
export async function haveForeignReference(
  tx: Transaction,
  table: AnyTable & Record<'id', PgColumn>,
  ids: readonly string[],
): Promise<boolean> {
  if (!isTenantTable(table)) return false;
  const isAmong = inArray(table.id, [...ids]);
  for (const { reference } of getTableConfig(table as unknown as PgTable).foreignKeys) {
    const { columns, foreignTable, foreignColumns } = reference();
    const [own, key] = [columns[0], foreignColumns[0]];
    if (!own || !key || !isTenantTable(foreignTable)) continue;
    const found = await tx.execute(sql`
      select 1 from ${table} join ${foreignTable} as referred on referred.${sql.identifier(key.name)} = ${own}
      where ${isAmong} and not ${isOwnReference(own, foreignTable, 'referred')} limit 1`);
    if (found.length > 0) return true;
  }
  return false;
}

/** Whether a row of a closed table belongs to the same organization or user as the row of one that refers to it. */
export function isOwnReference(reference: PgColumn, table: AnyTable, alias: string): SQL {
  const column = scopeColumnOf(table);
  const referring = scopeColumnOf(reference.table);
  if (!column || !referring) return scopeFieldOf(table) === 'ownerId' ? sql`false` : sql`true`;
  return sql`coalesce(${sql.identifier(alias)}.${sql.identifier(column.name)}, '') = coalesce(${referring}, '')`;
}
