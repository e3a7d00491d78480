import { eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '../database/database.ts';
import { type AnyTable, isTenantTable, scopeFieldOf } from '../database/tables/tenant-table.ts';
import { organizations } from '../database/tables/tenants.ts';
import { users } from '../database/tables/users.ts';

/*
 * Whoever writes a record locks the users to whom it refers and its organization first, as their deletion does
 * (server/organizations/locks.ts, 0000_baseline.sql): with the record first, each could wait for the other.
 */

/** The columns of a table that refer to users, by field. */
function userReferences(table: AnyTable): { field: string; column: string }[] {
  const columns = Object.entries(getTableColumns(table as unknown as PgTable));
  const owner = scopeFieldOf(table) === 'ownerId' ? 'ownerId' : undefined;
  return getTableConfig(table as unknown as PgTable).foreignKeys.flatMap(({ reference }) => {
    const { columns: own, foreignTable } = reference();
    const [field] = columns.find(([, column]) => column === own[0]) ?? [];
    if (foreignTable !== users || !own[0] || field === undefined || field === owner) return [];
    return { field, column: own[0].name };
  });
}

/** Keeps the users to whom values refer from being deleted until the end of the transaction. */
export async function lockReferredUsers(
  tx: Transaction,
  table: AnyTable,
  values: Readonly<Record<string, unknown>>,
): Promise<void> {
  const ids = userReferences(table).flatMap(({ field }) =>
    typeof values[field] === 'string' ? values[field] : [],
  );
  if (ids.length > 0) await lockUsers(tx, sql`select unnest(${sql.param(ids)}::text[])`);
}

/**
 * The same for rows that are stored as JSON.
 * @param stored the JSON, and the part of a statement that begins with `from`
 */
export async function lockUsersOfStored(
  tx: Transaction,
  table: AnyTable,
  { record, from }: { record: SQL; from: SQL },
): Promise<void> {
  const parts = userReferences(table).map(({ column }) => sql`select ${record} ->> ${column} ${from}`);
  if (parts.length > 0) await lockUsers(tx, sql.join(parts, sql` union `));
}

/** In one order, or two writes could each wait for the other's user. */
async function lockUsers(tx: Transaction, ids: SQL): Promise<void> {
  await tx.execute(
    sql`select 1 from ${users} where ${users.id} in (${ids}) order by ${users.id} for key share`,
  );
}

/** Keeps the organization of a row of a tenant table from being deleted until the end of the transaction. */
export async function lockOrganizationOf(tx: Transaction, table: AnyTable, row: SQL): Promise<void> {
  if (!isTenantTable(table)) return;
  const { organizationId } = getTableColumns(table as unknown as PgTable);
  await tx.execute(sql`
    select 1 from ${organizations} where ${eq(organizations.id, sql`(select ${organizationId} ${row})`)} for key share`);
}
