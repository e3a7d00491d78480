import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import { product } from '#contract/product.ts';
import { type DatabaseLoad, observeQueries } from '#server/observability/observe-queries.ts';
import * as schema from './schema/index.ts';
import { openShortReadPools, type ShortReadPools, shortReadConnections } from './short-read-pools.ts';

export interface Database {
  /** The plain client, for hand-written and prepared statements. Dates come as strings: drizzle sets its parsers. */
  sql: postgres.Sql;
  /** Connections apart for the short reads of most requests. */
  shortReads: ShortReadPools;
  db: PostgresJsDatabase<typeof schema>;
  /** Waits up to five seconds for running statements, then closes all connections. */
  close(): Promise<void>;
}

/** What `db.transaction` gives: all of it holds, or nothing. */
export type Transaction = Parameters<Parameters<Database['db']['transaction']>[0]>[0];

export interface ConnectOptions {
  /** Connections at most, beside the pools for short reads, which are made for who uses them alone. */
  max?: number;
  /** Where what is asked of the pool is kept and told; without it nothing is watched, which is faster. */
  load?: DatabaseLoad;
}

/** Connections of one process, unless told otherwise: with those for short reads. */
export const defaultConnections = 10;

/** Opens a pool on a PostgreSQL URL; connections are made when first used. */
export function connectDatabase(
  url: string,
  { max = defaultConnections - shortReadConnections, load }: ConnectOptions = {},
): Database {
  const options = {
    // Left alone it grows to a minute, and a restarted database would stay unreachable that long.
    backoff: (attempt: number) => Math.min(1, 0.05 * 2 ** attempt),
    connect_timeout: 10,
    onnotice: () => {},
    connection: { application_name: product.slug },
  };
  const watch = (client: postgres.Sql) => (load ? observeQueries(client, load) : client);
  const sql = watch(postgres(url, { ...options, max }));
  const { close: closeShortReads, ...shortReads } = openShortReadPools(url, options, watch);
  const close = async () => {
    await Promise.all([sql.end({ timeout: 5 }), closeShortReads()]);
  };
  return { sql, shortReads, db: drizzle(sql, { schema }), close };
}
