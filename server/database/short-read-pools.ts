import postgres from 'postgres';

/**
 * Connections apart for the short reads that most requests consist of, one client for each of what they read. On few
 * connections the statements of many requests go out together and are answered together: that takes a third of the time
 * off PostgreSQL's processor and a fifth off Node's. Only prepared reads of a handful of rows by an index belong here,
 * since each waits for those before it. What is held up by a lock on one table does not hold up the other pool.
 */
export interface ShortReadPools {
  /** Who asks: sessions and users. */
  sessions: postgres.Sql;
  /** Repositories, a page or one. */
  repositories: postgres.Sql;
}

/** Connections of each. */
const width = 2;

/** How many connections these pools of a process open at most. */
export const shortReadConnections = 2 * width;

/** @param wrap gets each client before it is used, to watch it */
export function openShortReadPools(
  url: string,
  options: postgres.Options<Record<string, never>>,
  wrap: (sql: postgres.Sql) => postgres.Sql,
): ShortReadPools & { close(): Promise<void> } {
  // While the database is away each try to connect answers one statement. Few connections have to try more often, or
  // those who wait would wait for seconds.
  const backoff = () => 0.2;
  const open = () => postgres(url, { ...options, backoff, max: width, fetch_types: false, types });
  const [sessions, repositories] = [open(), open()];
  return {
    sessions: wrap(sessions),
    repositories: wrap(repositories),
    close: async () => {
      await Promise.all([sessions.end({ timeout: 5 }), repositories.end({ timeout: 5 })]);
    },
  };
}

/** Timestamps come as the database writes them, as they do from a client that drizzle has been given. */
const types = {
  date: {
    to: 1184,
    from: [1082, 1114, 1184],
    serialize: (text: string) => text,
    parse: (text: string) => text,
  },
};
