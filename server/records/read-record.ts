import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { selectList, toJson, toSelectedRow } from '../database/rows.ts';
import { runPrepared } from '../lists/run-prepared.ts';
import { rowsIn } from '../scopes/in-scope.ts';
import type { ScopeFor } from '../scopes/scope.ts';
import {
  columnsOf,
  hasId,
  type Records,
  type RecordTable,
  recordNotFound,
  type StoredRecord,
} from './define-records.ts';

/**
 * Reads one record, by a prepared statement: plain drizzle asks the database twice and has it planned each time, with
 * nearly every page.
 * @throws {ApiError} RECORD_NOT_FOUND
 */
export async function readRecord<Table extends RecordTable>(
  context: { database: Pick<Database, 'sql'> } & ScopeFor<Table>,
  records: Records<Table>,
  id: string,
): Promise<StoredRecord<Table>> {
  const columns = columnsOf(records.table);
  const rows = rowsIn<Table>(context, records.table);
  const [row] = await runPrepared<Record<string, unknown>>(
    context.database,
    sql`select ${selectList(columns)} from ${rows} where ${hasId(records, id)}`,
  );
  if (!row) throw recordNotFound(records);
  return toJson(toSelectedRow(columns, row)) as StoredRecord<Table>;
}
