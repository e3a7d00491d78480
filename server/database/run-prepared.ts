import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

const dialect = new PgDialect();

/**
 * Runs a statement made of drizzle's parts as a prepared one, which drizzle by itself never does: it is planned anew
 * only a few times. Values come as the driver gives them, timestamps as text.
 *
 * Each text is kept by every connection for good, so what callers choose freely belongs into parameters.
 */
export async function runPrepared<Row extends object>(
  { sql: client }: Pick<Database, 'sql'>,
  statement: SQL,
): Promise<Row[]> {
  const { sql: text, params } = dialect.sqlToQuery(statement);
  return [...(await client.unsafe<Row[]>(text, params as never[], { prepare: true }))];
}
