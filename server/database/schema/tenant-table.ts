import { isNotNull, type SQL, sql } from 'drizzle-orm';
import { type ExtraConfigColumn, index, type PgColumn, type PgTable, text } from 'drizzle-orm/pg-core';
import { organizations } from './tenants.ts';

declare const closed: unique symbol;

/**
 * A table whose rows belong to organizations. Its columns can be named, in conditions, say; but drizzle takes it nowhere:
 * server/scopes/in-scope.ts opens it for the rows that a user may reach.
 */
export interface TenantTable<Table extends PgTable = PgTable> {
  readonly [closed]: Table;
}

export type AnyTable = PgTable | TenantTable;

/** A table as drizzle takes it. */
export type OpenedTable<Table extends AnyTable> =
  Table extends TenantTable<infer Opened> ? Opened : Extract<Table, PgTable>;

const tenantTables = new Set<unknown>();

/** Closes a table with a column `organizationId`. */
export function tenantTable<Table extends PgTable & { organizationId: PgColumn }>(
  table: Table,
): TenantTable<Table> & Table['_']['columns'] {
  tenantTables.add(table);
  return table as unknown as TenantTable<Table> & Table['_']['columns'];
}

export function isTenantTable(table: AnyTable): boolean {
  return tenantTables.has(table);
}

/** Name, in the database, of the column `organizationId` of every tenant table. */
export const scopeColumn = 'organization_id';

/** The organization that a row belongs to, and with which it is deleted; null for the whole installation. */
export const organizationId = () =>
  text(scopeColumn).references(() => organizations.id, { onDelete: 'cascade' });

/** For the deletion of an organization, which finds its rows by this. */
export const organizationIndex = (name: string, table: { organizationId: PgColumn }) =>
  index(name).on(table.organizationId).where(isNotNull(table.organizationId));

/** An order among the rows of one scope. */
export const scopeIndex = (
  name: string,
  table: { organizationId: PgColumn },
  ...columns: (ExtraConfigColumn | SQL)[]
) => index(name).on(scopeKey(table), ...columns);

/**
 * The organization of a row as indexes and statements compare it: one text for each scope, so that the order behind it in
 * an index holds for rows of no organization, too. (With `is null` PostgreSQL sorts.)
 */
export function scopeKey({ organizationId }: { organizationId: PgColumn }): SQL {
  return sql`coalesce(${organizationId}, '')`;
}
