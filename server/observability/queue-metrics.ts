import { setTimeout as sleep } from 'node:timers/promises';
import type postgres from 'postgres';
import { Gauge, type Registry } from 'prom-client';

/** Timeout of a database query; after it the metrics are sent without those that need it. */
const timeoutMilliseconds = 2000;

/** Shares a query among the metrics of one scrape: undefined where it fails, or is late. */
function readOnce<Row>(read: () => Promise<Row>): () => Promise<Row | undefined> {
  let reading: Promise<Row | undefined> | undefined;
  return () => {
    reading ??= Promise.race([
      read().catch(() => undefined),
      sleep(timeoutMilliseconds, undefined, { ref: false }),
    ]).finally(() => {
      reading = undefined;
    });
    return reading;
  };
}

/** Queries the state of the mail queue whenever the metrics are read. All instances share the queue and report the same. */
export function addMailQueueMetrics(registry: Registry, sql: postgres.Sql): void {
  const registers = [registry];
  const read = readOnce(() => readQueue(sql));
  new Gauge({
    name: 'mail_queue_oldest_seconds',
    help: 'Age of the oldest mail in the queue; 0 when it is empty.',
    registers,
    async collect() {
      this.set((await read())?.oldest ?? Number.NaN);
    },
  });
  new Gauge({
    name: 'mail_queue_mails',
    help: 'Mails in the queue: waiting for the first attempt, or retrying.',
    labelNames: ['state'],
    registers,
    async collect() {
      const row = await read();
      this.reset();
      if (row === undefined) return;
      this.set({ state: 'waiting' }, row.waiting);
      this.set({ state: 'retrying' }, row.retrying);
    },
  });
}

interface QueueRow {
  waiting: number;
  retrying: number;
  oldest: number;
}

async function readQueue(sql: postgres.Sql): Promise<QueueRow | undefined> {
  const [row] = await sql<QueueRow[]>`
    select count(*) filter (where last_error is null)::int as waiting,
      count(*) filter (where last_error is not null)::int as retrying,
      coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as oldest
    from mails where state = 'queued'`;
  return row;
}

/**
 * Reads how many jobs there are whenever the metrics are read: from the counts that the queue itself keeps, some of
 * which are half a minute old. All instances report the same.
 */
export function addJobMetrics(registry: Registry, sql: postgres.Sql): void {
  const read = readOnce(() => readJobs(sql));
  new Gauge({
    name: 'jobs',
    help: 'Jobs, by name and state; waiting: due, and not begun; failed: in the last week, for good.',
    labelNames: ['name', 'state'],
    registers: [registry],
    async collect() {
      const rows = await read();
      this.reset();
      for (const { name, ...counts } of rows ?? []) {
        for (const [state, count] of Object.entries(counts)) this.set({ name, state }, count);
      }
    },
  });
}

interface JobsRow {
  name: string;
  waiting: number;
  active: number;
  failed: number;
}

/** The kinds of jobs, but for those of the library. */
function readJobs(sql: postgres.Sql): Promise<JobsRow[]> {
  return sql<JobsRow[]>`
    select name, ready_count as waiting, active_count as active, failed_count as failed
    from jobs.queue where not starts_with(name, '__')`;
}
