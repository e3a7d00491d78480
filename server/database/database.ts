import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import { product } from '#contract/product.ts';
import * as schema from './schema/index.ts';

export interface Database {
  /** The plain client, for hand-written and prepared statements. Dates come as strings: drizzle sets its parsers. */
  sql: postgres.Sql;
  db: PostgresJsDatabase<typeof schema>;
  /** Waits up to five seconds for running statements, then closes all connections. */
  close(): Promise<void>;
}

/** What `db.transaction` gives: all of it holds, or nothing. */
export type Transaction = Parameters<Parameters<Database['db']['transaction']>[0]>[0];

export interface ConnectOptions {
  /** Connections at most. */
  max?: number;
}

/** Opens a pool on a PostgreSQL URL; connections are made when first used. */
export function connectDatabase(url: string, { max = 10 }: ConnectOptions = {}): Database {
  const sql = postgres(url, {
    max,
    // Left alone it grows to a minute, and a restarted database would stay unreachable that long.
    backoff: (attempt: number) => Math.min(1, 0.05 * 2 ** attempt),
    connect_timeout: 10,
    onnotice: () => {},
    connection: { application_name: product.slug },
  });
  return { sql, db: drizzle(sql, { schema }), close: () => sql.end({ timeout: 5 }) };
}
