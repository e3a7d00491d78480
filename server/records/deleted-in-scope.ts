import { type SQL, sql } from 'drizzle-orm';
import { deletedRecords } from '../database/tables/deleted-records.ts';
import { scopeColumnOf } from '../database/tables/tenant-table.ts';
import { inScope } from '../scopes/in-scope.ts';
import type { ScopeFor } from '../scopes/scope.ts';
import type { RecordTable } from './define-records.ts';

/** Returns the condition for a table's deleted records in a scope, by their stored organization or owner. */
export function isDeletedIn<Table extends RecordTable>(
  context: ScopeFor<Table>,
  table: Table,
): SQL | undefined {
  const { within, newRow } = inScope<Table>(context, table);
  const column = scopeColumnOf(table);
  if (!within || !column) return undefined;
  const [holder = null] = Object.values(newRow);
  return sql`${deletedRecords.record} ->> ${column.name} is not distinct from ${holder}`;
}
