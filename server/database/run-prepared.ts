import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

const dialect = new PgDialect();

/**
 * Runs drizzle SQL as a prepared statement, which drizzle by itself never does: it is planned only a few times. Values
 * are returned as by the driver, timestamps as text.
 *
 * Each connection keeps every statement text permanently, so values from clients belong in parameters.
 */
export async function runPrepared<Row extends object>(
  { sql: client }: Pick<Database, 'sql'>,
  statement: SQL,
): Promise<Row[]> {
  const { sql: text, params } = dialect.sqlToQuery(statement);
  return [...(await client.unsafe<Row[]>(text, params as never[], { prepare: true }))];
}
