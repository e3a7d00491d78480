import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '../database/database.ts';
import { members, users } from '../database/schema/index.ts';
import { type AnyTable, isTenantTable, scopeColumn, scopeKey } from '../database/schema/tenant-table.ts';

/**
 * The first field by which a row of a tenant table would refer to what others have: what belongs to an organization
 * refers to its members and to its own rows, what belongs to none to rows of none. Rows are never moved, so that reading
 * first is enough.
 * @param row of which organization it is
 * @param values what is to be stored
 */
export async function findForeignReference(
  tx: Transaction,
  table: AnyTable,
  { organizationId }: { organizationId?: unknown },
  values: Readonly<Record<string, unknown>>,
): Promise<string | undefined> {
  if (!isTenantTable(table)) return undefined;
  const columns = Object.entries(getTableColumns(table as unknown as PgTable));
  for (const { reference } of getTableConfig(table as unknown as PgTable).foreignKeys) {
    const { columns: own, foreignTable, foreignColumns } = reference();
    const [field = ''] = columns.find(([, column]) => column === own[0]) ?? [];
    const value = values[field];
    const key = foreignColumns[0];
    if (value === undefined || value === null || !key) continue;
    const found = ownRow(foreignTable, key, value, (organizationId ?? null) as string | null);
    if (found && (await tx.execute(found)).length === 0) return field;
  }
  return undefined;
}

/** Finds what a value refers to, if it may; undefined where anything may be referred to. */
function ownRow(
  foreign: PgTable,
  key: PgColumn,
  value: unknown,
  organizationId: string | null,
): SQL | undefined {
  if (isTenantTable(foreign)) {
    const scope = scopeKey(foreign as unknown as { organizationId: PgColumn });
    return sql`select 1 from ${foreign} where ${and(eq(key, value), eq(scope, organizationId ?? ''))}`;
  }
  if (foreign !== users || organizationId === null) return undefined;
  return sql`select 1 from ${members}
    where ${and(eq(members.userId, String(value)), eq(members.organizationId, organizationId))}`;
}

/** Whether a row of a tenant table belongs to the same organization as the row of one that refers to it. */
export function isOwnReference(reference: PgColumn, table: AnyTable, alias: string): SQL {
  if (!isTenantTable(table) || !isTenantTable(reference.table)) return sql`true`;
  const column = sql`${sql.identifier(alias)}.${sql.identifier(scopeColumn)}`;
  const { organizationId } = getTableColumns(reference.table) as unknown as { organizationId: PgColumn };
  return sql`coalesce(${column}, '') = ${scopeKey({ organizationId })}`;
}
