import { type SQL, sql } from 'drizzle-orm';
import { deletedRecords } from '../database/schema/index.ts';
import { scopeColumn } from '../database/schema/tenant-table.ts';
import { inScope } from '../scopes/in-scope.ts';
import type { ScopeFor } from '../scopes/scope.ts';
import type { RecordTable } from './define-records.ts';

/** Returns the condition for a table's deleted records in a scope, by their stored organization. */
export function isDeletedIn<Table extends RecordTable>(
  context: ScopeFor<Table>,
  table: Table,
): SQL | undefined {
  const { within, newRow } = inScope<Table>(context, table);
  if (!within) return undefined;
  return sql`${deletedRecords.record} ->> ${scopeColumn} is not distinct from ${newRow.organizationId ?? null}`;
}
