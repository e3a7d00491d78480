import { sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database.ts';
import { writeStatement } from '../database/run-prepared.ts';
import { selectList, toSelectedRow } from '../database/selected-columns.ts';
import { toJson } from '../database/to-json.ts';
import {
  columnsOf,
  type Records,
  type RecordTable,
  recordNotFound,
  requireWellFormed,
  type StoredRecord,
} from './define-records.ts';

interface Statement {
  run: ReturnType<typeof writeStatement<Record<string, unknown>>>;
  columns: Record<string, PgColumn>;
}

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
  const [row] = await statement.run(shortReads.records, { values: { id } });
  if (!row) throw recordNotFound(records);
  return toJson(toSelectedRow(statement.columns, row)) as StoredRecord<Table>;
}

function makeStatement(table: RecordTable): Statement {
  const columns = columnsOf(table);
  const id = sql.placeholder('id');
  return {
    run: writeStatement(sql`select ${selectList(columns)} from ${table} where ${table.id} = ${id}`),
    columns,
  };
}
