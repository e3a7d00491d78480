import type { PgTable } from 'drizzle-orm/pg-core';
import type { AnyTable } from '../database/schema/tenant-table.ts';

declare const isChecked: unique symbol;

/**
 * Rows of tenant tables that an operation reads and writes: all of the installation, those of no
 * organization, or those of one. Only server/api/require-scope.ts makes it, for the caller.
 */
export type Scope = { readonly [isChecked]: true } & (
  | { readonly kind: 'all' }
  | { readonly kind: 'installation' }
  | { readonly kind: 'organization'; readonly organizationId: string }
);

/** Context for a function on a table: with the scope, unless the type says that it is no tenant table. */
export type ScopeFor<Table extends AnyTable> = [Table] extends [PgTable] ? unknown : { scope: Scope };
