import type { PgTable } from 'drizzle-orm/pg-core';
import type { AnyTable, OwnedTable, TenantTable } from '../database/tables/tenant-table.ts';

declare const isChecked: unique symbol;

/**
 * Rows of tenant tables that an operation reads and writes: all of the installation, those of no
 * organization, or those of one. Only server/scopes/require-scope.ts makes it, for the caller.
 */
export type Scope = { readonly [isChecked]: true } & (
  | { readonly kind: 'all' }
  | { readonly kind: 'installation' }
  | { readonly kind: 'organization'; readonly organizationId: string }
);

/** Rows of owned tables that an operation reads and writes: those of the caller. It is made there, too. */
export type OwnerScope = { readonly [isChecked]: true; readonly kind: 'owner'; readonly ownerId: string };

/** Context for a function on a table: with the scope, unless the type says that the table is open. */
export type ScopeFor<Table extends AnyTable> = [Table] extends [PgTable]
  ? unknown
  : { scope: ScopeOf<Table> };

/** Scope in which the rows of a table are reached; of a table that is not known one of either kind. */
export type ScopeOf<Table extends AnyTable> = [Table] extends [OwnedTable]
  ? OwnerScope
  : [Table] extends [PgTable | TenantTable]
    ? Scope
    : Scope | OwnerScope;
