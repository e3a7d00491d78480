import { isNotNull, type SQL, sql } from 'drizzle-orm';
import { type ExtraConfigColumn, index, type PgColumn, type PgTable, text } from 'drizzle-orm/pg-core';
import { organizations } from './tenants.ts';
import { users } from './users.ts';

declare const closed: unique symbol;

/** The field of a row that says to whom it belongs. */
type ScopedBy = 'organizationId' | 'ownerId';

/**
 * A table whose rows belong to somebody. Its columns can be named, in conditions, say; but drizzle takes it nowhere:
 * server/scopes/in-scope.ts opens it for the rows that a user may reach.
 */
export interface ClosedTable<Table extends PgTable = PgTable, Field extends ScopedBy = ScopedBy> {
  readonly [closed]: { table: Table; field: Field };
}

/** A closed table whose rows belong to organizations. */
export type TenantTable<Table extends PgTable = PgTable> = ClosedTable<Table, 'organizationId'>;

/** A closed table whose rows belong to users, each to the one who added it. */
export type OwnedTable<Table extends PgTable = PgTable> = ClosedTable<Table, 'ownerId'>;

export type AnyTable = PgTable | TenantTable | OwnedTable;

/** A table as drizzle takes it. */
export type OpenedTable<Table extends AnyTable> =
  Table extends ClosedTable<infer Opened> ? Opened : Extract<Table, PgTable>;

/** Columns of a closed table, of which one says to whom a row belongs. */
export type ScopedColumns = { organizationId: PgColumn } | { ownerId: PgColumn };

const scopeFields = new Map<object, ScopedBy>();

/** Closes a table with a column `organizationId`. */
export function tenantTable<Table extends PgTable & { organizationId: PgColumn }>(
  table: Table,
): TenantTable<Table> & Table['_']['columns'] {
  const closed: object = table;
  scopeFields.set(closed, 'organizationId');
  return closed as TenantTable<Table> & Table['_']['columns'];
}

/** Closes a table with a column `ownerId`. */
export function ownedTable<Table extends PgTable & { ownerId: PgColumn }>(
  table: Table,
): OwnedTable<Table> & Table['_']['columns'] {
  const closed: object = table;
  scopeFields.set(closed, 'ownerId');
  return closed as OwnedTable<Table> & Table['_']['columns'];
}

/** The field of a closed table that says to whom a row belongs; undefined for tables that are open. */
export function scopeFieldOf(table: AnyTable): ScopedBy | undefined {
  return scopeFields.get(table);
}

export function isTenantTable(table: AnyTable): table is TenantTable & { organizationId: PgColumn } {
  return scopeFieldOf(table) === 'organizationId';
}

function isOwnedTable(table: AnyTable): table is OwnedTable & { ownerId: PgColumn } {
  return scopeFieldOf(table) === 'ownerId';
}

/** The column of a closed table that says to whom a row belongs. */
export function scopeColumnOf(table: AnyTable): PgColumn | undefined {
  if (isTenantTable(table)) return table.organizationId;
  return isOwnedTable(table) ? table.ownerId : undefined;
}

/** Name, in the database, of the column `organizationId` of every tenant table. */
export const scopeColumn = 'organization_id';

/** The organization that a row belongs to, and with which it is deleted; null for the whole installation. */
export const organizationId = () =>
  text(scopeColumn).references(() => organizations.id, { onDelete: 'cascade' });

/** The user to whom a row belongs, and with whom it is deleted. */
export const ownerId = () =>
  text('owner_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** For the deletion of an organization, which finds its rows by this. */
export const organizationIndex = (name: string, table: { organizationId: PgColumn }) =>
  index(name).on(table.organizationId).where(isNotNull(table.organizationId));

/** An order among the rows of one scope. */
export const scopeIndex = (name: string, table: ScopedColumns, ...columns: (ExtraConfigColumn | SQL)[]) =>
  index(name).on(scopeKey(table), ...columns);

/**
 * The organization or owner of a row as indexes and statements compare it: one text for each scope, so that the order
 * behind it in an index holds for rows of no organization, too. (With `is null` PostgreSQL sorts.)
 */
export function scopeKey(table: ScopedColumns): SQL {
  // What belongs to an organization may have an owner in another sense.
  return 'organizationId' in table ? sql`coalesce(${table.organizationId}, '')` : sql`${table.ownerId}`;
}
