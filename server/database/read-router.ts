import { setTimeout as sleep } from 'node:timers/promises';
import { ApiError } from '../config/api-error.ts';
import type { Logger } from '../http/logger.ts';
import { type CancelScope, createCancelScope } from './cancel-scope.ts';
import { connectDatabase, type Database } from './database.ts';

/** For reads that may be some seconds stale: lists, searches, metrics, exports. */
export interface ReadRouter {
  /**
   * Runs queries on the replica while it is available and fresh, else on the primary; if they fail on the replica they
   * are repeated on the primary. So they must only read, and may run twice.
   */
  run<T>(queries: (database: Database) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export interface ReplicaOptions {
  primary: Database;
  url: string;
  logger: Pick<Logger, 'info' | 'warn'>;
  /** Milliseconds between two checks of the replica. */
  checkEvery?: number;
}

/** Maximum lag of the replica in milliseconds. `justWrittenSeconds` must be well above. */
export const longestLag = 5000;

/** Milliseconds after which an unresponsive replica counts as lost. */
const replicaTimeout = 1000;

/** Sends all reads to the only database. */
export function primaryReadRouter(primary: Database): ReadRouter {
  return { run: (queries) => queries(primary), close: async () => {} };
}

/** Spreads reads over a streaming replica and the primary. The replica may come and go at any time. */
export function replicaReadRouter({ primary, url, logger, checkEvery = 250 }: ReplicaOptions): ReadRouter {
  const replica = connectDatabase(url);
  const closing = new AbortController();
  /** The replica had all data that the primary had at this time, by our own clock. */
  let freshAsOf = Number.NEGATIVE_INFINITY;
  /** Set while the replica is in use. */
  let scope: CancelScope | undefined;
  /** A position in the primary's log that the replica had not reached at the last check. */
  let awaited: { position: string; at: number } | undefined;

  function stopReading(reason: unknown): void {
    if (!scope) return;
    logger.warn({ err: reason }, 'reads go to the primary: the replica is lost or too late');
    scope.cancel(reason);
    scope = undefined;
  }

  function startReading(): void {
    if (scope) return;
    logger.info('reads go to the replica');
    scope = createCancelScope();
  }

  async function checkReplica(): Promise<void> {
    try {
      awaited ??= await readPosition(primary);
      if (await hasReached(replica, awaited.position)) {
        freshAsOf = awaited.at;
        awaited = undefined;
      }
      if (isFresh()) startReading();
      else stopReading(new Error(`more than ${longestLag} ms behind`));
    } catch (error) {
      stopReading(error);
    }
  }

  function isFresh(): boolean {
    return performance.now() - freshAsOf <= longestLag;
  }

  const watching = (async () => {
    while (!closing.signal.aborted) {
      await checkReplica();
      await sleep(checkEvery, undefined, { ref: false, signal: closing.signal }).catch(() => {});
    }
  })();

  return {
    async run(queries) {
      if (!scope || !isFresh()) return queries(primary);
      try {
        return await scope.run(queries(replica));
      } catch (error) {
        if (error instanceof ApiError) throw error;
        // Whatever the cause, the next check shows whether the replica is available.
        stopReading(error);
        return queries(primary);
      }
    },
    async close() {
      closing.abort();
      await watching;
      await replica.close();
    },
  };
}

async function readPosition({ sql }: Database): Promise<{ position: string; at: number }> {
  // Before the query: the answer is at least as new.
  const at = performance.now();
  const [row] = await sql<{ position: string }[]>`select pg_current_wal_flush_lsn()::text as position`;
  return { position: row?.position ?? '', at };
}

async function hasReached({ sql }: Database, position: string): Promise<boolean> {
  const query = sql<{ reached: boolean | null }[]>`
    select pg_last_wal_replay_lsn() >= ${position}::text::pg_lsn as reached`;
  const answer = await Promise.race([query, sleep(replicaTimeout, undefined, { ref: false })]);
  if (!answer) throw new Error(`no answer within ${replicaTimeout} ms`);
  // Null: not a replica but a writable database.
  if (answer[0]?.reached === null) throw new Error('DATABASE_REPLICA_URL names no replica');
  return answer[0]?.reached === true;
}
