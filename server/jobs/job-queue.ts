import { sql as tag } from 'drizzle-orm';
import { type Db, fromDrizzle, PgBoss } from 'pg-boss';
import type { Database } from '../database/database.ts';
import type { Logger } from '../http/logger.ts';
import { withSpan } from '../observability/spans.ts';
import type { Job, JobContext, JobQueue } from './define-job.ts';

interface JobQueueOptions {
  database: Pick<Database, 'sql' | 'db'>;
  logger: Logger;
  jobs: readonly Job[];
}

/** Schema of the tables, which belong to pg-boss. */
const schema = 'jobs';

const hour = 3600;

/** How jobs wait: a server that is gone for a minute has let go of those that it had. */
const waiting = { retryDelay: 5, retryBackoff: true, heartbeatSeconds: 60, notify: true } as const;

/**
 * How a server takes jobs of one kind: ten at a time, at once when a notice comes, and every five seconds for those that
 * are tried again.
 */
const taking = {
  batchSize: 10,
  burstWhenBatchFull: true,
  perJobResults: true,
  notifyPollingIntervalSeconds: 5,
} as const;

/** The product's jobs, on pg-boss; see docs/add-a-job.md. */
export function createJobQueue({ database, logger, jobs }: JobQueueOptions): JobQueue {
  const boss = new PgBoss({ db: clientOf(database), schema, useListenNotify: true });
  boss.on('error', (error) => logger.error({ err: error }, 'job queue'));
  let isStarted = false;

  async function run(job: Job, context: JobContext, { id, data }: { id: string; data: unknown }) {
    try {
      await withSpan('job', { 'job.name': job.name }, () => job.run(context, job.input.parse(data ?? {})));
      return { id, status: 'completed' as const };
    } catch (error) {
      logger.error({ err: error, job: job.name, id }, 'job failed');
      // What the error says may be secret, or somebody's: it stays in the log.
      return { id, status: 'failed' as const };
    }
  }

  async function prepare(job: Job, context: JobContext): Promise<void> {
    const { name, schedule, atStart, retries = 5 } = job;
    await boss.createQueue(name, { ...waiting, retryLimit: retries });
    // Where an earlier version has made it.
    await boss.updateQueue(name, { ...waiting, retryLimit: retries });
    if (schedule === undefined) await boss.unschedule(name);
    else await boss.schedule(name, schedule);
    if (atStart) await boss.send(name, {}, { singletonSeconds: hour });
    await boss.work(name, taking, (taken) => Promise.all(taken.map((each) => run(job, context, each))));
  }

  const queue: JobQueue = {
    async enqueue(job, input, executor = database.db) {
      await boss.send(job.name, job.input.parse(input) as object, { db: fromDrizzle(executor, tag) });
    },
    async start(context) {
      await boss.start();
      isStarted = true;
      await Promise.all(jobs.map((job) => prepare(job, { ...context, jobs: queue })));
    },
    async stop() {
      if (isStarted) await boss.stop({ graceful: true, timeout: 10_000 });
    },
  };
  return queue;
}

/** pg-boss on our client, beside its own of another driver. */
function clientOf({ sql }: Pick<Database, 'sql'>): Db {
  return {
    async executeSql(text, values = []) {
      // The scripts that make its tables begin and end transactions, for which they need a connection of their own.
      if (/^\s*begin\b/i.test(text)) return { rows: await runScript(sql, text) };
      return { rows: rowsOf(await sql.unsafe(text, values.map(toText) as never[])) };
    },
    async listen(channel, onNotification, onReconnect) {
      const listening = await sql.listen(channel, onNotification, onReconnect);
      return { close: () => listening.unlisten() };
    },
  };
}

async function runScript(sql: Database['sql'], text: string): Promise<unknown[]> {
  const connection = await sql.reserve();
  try {
    return rowsOf(await connection.unsafe(text));
  } catch (error) {
    // Of servers that start at once all but one fail, as meant, and the connection goes back into the pool.
    await connection.unsafe('rollback');
    throw error;
  } finally {
    connection.release();
  }
}

/** The rows of a statement, or of all the statements of a script. */
function rowsOf(result: readonly unknown[]): unknown[] {
  return result.some(Array.isArray) ? result.flat() : [...result];
}

/** A value as our client takes it: drizzle has it send dates and JSON as they are, and undefined it refuses. */
function toText(value: unknown): unknown {
  if (value === undefined) return null;
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? JSON.stringify(value) : value;
}
