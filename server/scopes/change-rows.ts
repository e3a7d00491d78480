import { and, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '../database/database.ts';
import type { AnyTable } from '../database/tables/tenant-table.ts';
import { inScope } from './in-scope.ts';
import type { ScopeFor } from './scope.ts';

/** Inserts a row into a table, of a tenant table for the organization of the scope. */
export function insertRow<Table extends AnyTable>(
  tx: Transaction,
  context: ScopeFor<Table>,
  table: Table,
  values: Readonly<Record<string, unknown>>,
) {
  const { newRow } = inScope<Table>(context, table);
  return tx.insert(opened(table)).values({ ...values, ...newRow });
}

/** Changes the rows of a table that a condition means, of a tenant table those of the scope alone. */
export function updateRows<Table extends AnyTable>(
  tx: Transaction,
  context: ScopeFor<Table>,
  table: Table,
  values: Readonly<Record<string, unknown>>,
  condition: SQL,
) {
  const { within } = inScope<Table>(context, table);
  return tx.update(opened(table)).set(values).where(and(condition, within));
}

/** Deletes the rows of a table that a condition means, of a tenant table those of the scope alone. */
export function deleteRows<Table extends AnyTable>(
  tx: Transaction,
  context: ScopeFor<Table>,
  table: Table,
  condition: SQL,
) {
  const { within } = inScope<Table>(context, table);
  return tx.delete(opened(table)).where(and(condition, within));
}

function opened(table: AnyTable): PgTable {
  return table as unknown as PgTable;
}
