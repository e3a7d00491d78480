import { fillPlaceholders, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type postgres from 'postgres';
import type { Database } from '../database/database.ts';

const dialect = new PgDialect();

/** Without it a statement without parameters goes out in the protocol that prepares none; the types do not know it. */
const extended = { simple: false };

interface StatementOptions {
  /** Values of the placeholders, by name. */
  values?: Record<string, unknown>;
  /** False for what is not asked for often enough to be kept by every connection. */
  prepare?: boolean;
}

/**
 * Makes the text of a statement of drizzle's parts once, with `sql.placeholder(name)` where values come later. To write
 * the text anew for each request takes longer than the database needs for its answer.
 */
export function writeStatement<Row extends object>(
  statement: SQL,
): (client: postgres.Sql, options?: StatementOptions) => Promise<Row[]> {
  const { sql: text, params } = dialect.sqlToQuery(statement);
  return async (client, { values = {}, prepare = true } = {}) => {
    const given = fillPlaceholders(params, values) as never[];
    return client.unsafe<Row[]>(text, given, { prepare, ...extended });
  };
}

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
  return writeStatement<Row>(statement)(client);
}
