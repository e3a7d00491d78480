import type { PgTable } from 'drizzle-orm/pg-core';
import type { AnyTable } from '../database/schema/tenant-table.ts';

declare const isChecked: unique symbol;

/**
 * Which rows of tenant tables an operation reads and writes: all of the installation, those of no organization, or those
 * of one. Only server/api/require-scope.ts makes it, of who asks.
 */
export type Scope = { readonly [isChecked]: true } & (
  | { readonly kind: 'all' }
  | { readonly kind: 'installation' }
  | { readonly kind: 'organization'; readonly organizationId: string }
);

/** What a function asks of the context for the sake of a table: the scope, unless it is surely no tenant's. */
export type ScopeFor<Table extends AnyTable> = [Table] extends [PgTable] ? unknown : { scope: Scope };
