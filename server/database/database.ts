import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import { product } from '#contract/product.ts';
import { type DatabaseLoad, observeQueries } from '#server/observability/observe-queries.ts';
import * as schema from './schema/index.ts';

export interface Database {
  /** The plain client, for hand-written and prepared statements. Dates are strings: drizzle sets its parsers. */
  sql: postgres.Sql;
  db: PostgresJsDatabase<typeof schema>;
  /** Waits up to five seconds for running statements, then closes all connections. */
  close(): Promise<void>;
}

/** The argument of `db.transaction`'s callback. */
export type Transaction = Parameters<Parameters<Database['db']['transaction']>[0]>[0];

export interface ConnectOptions {
  /** Maximum number of connections. */
  max?: number;
  /** Receives the load of the pool; without it nothing is observed, which is faster. */
  load?: DatabaseLoad;
}

/** Default number of connections per process. */
export const defaultConnections = 10;

/** Opens a pool on a PostgreSQL URL; connections are opened when first used. */
export function connectDatabase(
  url: string,
  { max = defaultConnections, load }: ConnectOptions = {},
): Database {
  const client = postgres(url, {
    max,
    // The default grows to a minute, during which a restarted database would stay unreachable.
    backoff: (attempt: number) => Math.min(1, 0.05 * 2 ** attempt),
    connect_timeout: 10,
    onnotice: () => {},
    connection: { application_name: product.slug },
  });
  const sql = load ? observeQueries(client, load) : client;
  return { sql, db: drizzle(sql, { schema }), close: () => sql.end({ timeout: 5 }) };
}
