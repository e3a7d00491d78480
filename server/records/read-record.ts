import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { writeStatement } from '../database/run-prepared.ts';
import { selectList, toSelectedRow } from '../database/selected-columns.ts';
import { storedColumns } from '../database/stored-columns.ts';
import { toJson } from '../database/to-json.ts';
import {
  type Records,
  type RecordTable,
  recordNotFound,
  requireWellFormed,
  type StoredRecord,
} from './define-records.ts';

type Statement = ReturnType<typeof writeStatement<Record<string, unknown>>>;

const statements = new WeakMap<RecordTable, Statement>();

/**
 * Reads one record, by a prepared statement on the connections for short reads: it is asked for with nearly every page.
 * @throws {ApiError} RECORD_NOT_FOUND
 */
export async function readRecord<Table extends RecordTable>(
  { shortReads }: Pick<Database, 'shortReads'>,
  records: Records<Table>,
  id: string,
): Promise<StoredRecord<Table>> {
  const { table } = records;
  requireWellFormed(records, id);
  const statement = statements.get(table) ?? makeStatement(table);
  statements.set(table, statement);
  const [row] = await statement(shortReads.records, { values: { id } });
  if (!row) throw recordNotFound(records);
  return toJson(toSelectedRow(storedColumns(table), row)) as StoredRecord<Table>;
}

function makeStatement(table: RecordTable): Statement {
  return writeStatement(
    sql`select ${selectList(storedColumns(table))} from ${table} where ${table.id} = ${sql.placeholder('id')}`,
  );
}
