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
import type { NamesIn, ReferredNames } from './referred-names.ts';

/**
 * Reads one record, by one prepared statement: plain drizzle asks the database twice and has it planned each time, with
 * nearly every page.
 * @param names names of what the record refers to, which the answer has beside the ids
 * @throws {ApiError} RECORD_NOT_FOUND
 */
export async function readRecord<
  Table extends RecordTable,
  Names extends ReferredNames = Record<never, never>,
>(
  context: { database: Pick<Database, 'sql'> } & ScopeFor<Table>,
  records: Records<Table>,
  id: string,
  names: Names = {} as Names,
): Promise<StoredRecord<Table> & NamesIn<Names>> {
  const columns = { ...columnsOf(records.table), ...names };
  const rows = rowsIn<Table>(context, records.table);
  const [row] = await runPrepared<Record<string, unknown>>(
    context.database,
    sql`select ${selectList(columns)} from ${rows} where ${hasId(records, id)}`,
  );
  if (!row) throw recordNotFound(records);
  return toJson(toSelectedRow(columns, row)) as StoredRecord<Table> & NamesIn<Names>;
}
