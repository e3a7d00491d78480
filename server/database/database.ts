import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import { appFacts } from '#contract/facts/define-app.ts';
import { type DatabaseLoad, observeQueries } from '#server/observability/observe-queries.ts';

/** The tables of the app and of its features, by name: its schema/index.ts. */
export type Tables = Readonly<Record<string, unknown>>;

export interface Database {
  /** The plain client, for hand-written and prepared statements. Dates are strings: drizzle sets its parsers. */
  sql: postgres.Sql;
  db: PostgresJsDatabase<Tables>;
  /** For what concerns all of them, whoever they belong to. */
  tables: Tables;
  /** Waits up to five seconds for running statements, then closes all connections. */
  close(): Promise<void>;
}

/** The argument of `db.transaction`'s callback. */
export type Transaction = Parameters<Parameters<Database['db']['transaction']>[0]>[0];

export interface ConnectOptions {
  tables: Tables;
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
  { tables, max = defaultConnections, load }: ConnectOptions,
): Database {
  const client = postgres(url, {
    max,
    // The default grows to a minute, during which a restarted database would stay unreachable.
    backoff: (attempt: number) => Math.min(1, 0.05 * 2 ** attempt),
    connect_timeout: 10,
    onnotice: () => {},
    connection: { application_name: appFacts().product.slug },
  });
  const sql = load ? observeQueries(client, load) : client;
  return { sql, db: drizzle(sql, { schema: tables }), tables, close: () => sql.end({ timeout: 5 }) };
}
