import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database.ts';
import { writeStatement } from '../database/run-prepared.ts';
import { selectList, toSelectedRow } from '../database/selected-columns.ts';
import { toJson } from '../database/to-json.ts';
import { inScope } from '../scopes/in-scope.ts';
import type { ScopeFor } from '../scopes/scope.ts';
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

/** One for all rows of a table, one for those of a scope. */
const statements = { all: new WeakMap<object, Statement>(), scope: new WeakMap<object, Statement>() };

/**
 * Reads one record, by a prepared statement on the connections for short reads: it is asked for with nearly every page.
 * @throws {ApiError} RECORD_NOT_FOUND
 */
export async function readRecord<Table extends RecordTable>(
  context: { database: Pick<Database, 'shortReads'> } & ScopeFor<Table>,
  records: Records<Table>,
  id: string,
): Promise<StoredRecord<Table>> {
  const { table } = records;
  requireWellFormed(records, id);
  const { kept, within } = inScope<Table>(context, table);
  const known = statements[within ? 'scope' : 'all'];
  const statement = known.get(table) ?? makeStatement(table, kept.rows);
  known.set(table, statement);
  const values = { ...kept.values, id };
  const [row] = await statement.run(context.database.shortReads.records, { values });
  if (!row) throw recordNotFound(records);
  return toJson(toSelectedRow(statement.columns, row)) as StoredRecord<Table>;
}

function makeStatement(table: RecordTable, rows: SQL): Statement {
  const columns = columnsOf(table);
  const id = sql.placeholder('id');
  return {
    run: writeStatement(sql`select ${selectList(columns)} from ${rows} where ${table.id} = ${id}`),
    columns,
  };
}
