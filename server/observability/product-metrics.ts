import { setTimeout as sleep } from 'node:timers/promises';
import type postgres from 'postgres';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import { serverEvents } from './events.ts';
import type { DatabaseLoad } from './observe-queries.ts';

/** Seconds. */
const buckets = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1, 5];

/** Measures the load of this process's connection pool and the duration of statements. */
export function addDatabaseMetrics(registry: Registry, load: DatabaseLoad): void {
  const registers = [registry];
  new Gauge({
    name: 'database_connections_max',
    help: 'Connections that this process opens at most.',
    registers,
  }).set(load.max);
  new Gauge({
    name: 'database_connections_in_use',
    help: 'Connections with a statement or a transaction under way.',
    registers,
    collect() {
      this.set(Math.min(load.held, load.max));
    },
  });
  new Gauge({
    name: 'database_waiting',
    help: 'Statements and transactions that wait behind others, as all connections are in use.',
    registers,
    collect() {
      this.set(Math.max(0, load.held - load.max));
    },
  });
  const seconds = new Histogram({
    name: 'database_query_duration_seconds',
    help: 'Time from sending a statement until its answer, waiting included.',
    labelNames: ['outcome'],
    buckets,
    registers,
  });
  load.listeners.push(() => {
    const startedAt = performance.now();
    return (failure) => {
      const outcome = failure === undefined ? 'ok' : 'error';
      seconds.observe({ outcome }, (performance.now() - startedAt) / 1000);
    };
  });
}

/**
 * Counts the server's published events.
 * @returns a function that stops counting
 */
export function addEventMetrics(registry: Registry): () => void {
  const registers = [registry];
  const signIns = new Counter({
    name: 'sign_ins_total',
    help: 'Attempts to sign in, by means (code, desktop, a provider) and outcome.',
    labelNames: ['with', 'outcome'],
    registers,
  });
  const queued = new Counter({
    name: 'mails_queued_total',
    help: 'Mails ordered, also those to addresses without an account, by template; sign-in-code: codes asked for.',
    labelNames: ['template'],
    registers,
  });
  const attempts = new Counter({
    name: 'mail_attempts_total',
    help: 'Attempts to send a mail, by template and outcome.',
    labelNames: ['template', 'outcome'],
    registers,
  });
  const limits = new Counter({
    name: 'rate_limit_hits_total',
    help: 'Requests stopped by a limit, by its name.',
    labelNames: ['limit'],
    registers,
  });
  const subscriptions = [
    serverEvents.signIn.subscribe((event) => signIns.inc({ ...event })),
    serverEvents.mailQueued.subscribe((event) => queued.inc({ ...event })),
    serverEvents.mailAttempt.subscribe((event) => attempts.inc({ ...event })),
    serverEvents.limitHit.subscribe((event) => limits.inc({ ...event })),
  ];
  return () => {
    for (const unsubscribe of subscriptions) unsubscribe();
  };
}

/** Timeout of the database query; after it the metrics are sent without those of the queue. */
const timeoutMilliseconds = 2000;

/** Queries the state of the mail queue whenever the metrics are read. All instances share the queue and report the same. */
export function addMailQueueMetrics(registry: Registry, sql: postgres.Sql): void {
  const registers = [registry];
  let reading: Promise<QueueRow | undefined> | undefined;
  // Both metrics of one scrape come from one query.
  const readOnce = () => {
    reading ??= Promise.race([readQueue(sql), sleep(timeoutMilliseconds, undefined, { ref: false })]).finally(
      () => {
        reading = undefined;
      },
    );
    return reading;
  };
  new Gauge({
    name: 'mail_queue_oldest_seconds',
    help: 'Age of the oldest mail in the queue; 0 when it is empty.',
    registers,
    async collect() {
      this.set((await readOnce())?.oldest ?? Number.NaN);
    },
  });
  new Gauge({
    name: 'mail_queue_mails',
    help: 'Mails in the queue: waiting for the first attempt, or retrying.',
    labelNames: ['state'],
    registers,
    async collect() {
      const row = await readOnce();
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
    from mails where state = 'queued'`.catch(() => []);
  return row;
}
