import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import { serverEvents } from './events.ts';
import type { DatabaseLoad } from './observe-queries.ts';

/** Seconds. */
const buckets = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1, 5];

/** Seconds: from a mail to a report. */
const jobBuckets = [0.01, 0.05, 0.1, 0.5, 1, 5, 15, 60, 300];

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
  const runs = new Histogram({
    name: 'job_duration_seconds',
    help: 'Duration of a run of a job, by name and outcome; retry: it is to be tried again, failed: it is not.',
    labelNames: ['name', 'outcome'],
    buckets: jobBuckets,
    registers,
  });
  const subscriptions = [
    serverEvents.signIn.subscribe((event) => signIns.inc({ ...event })),
    serverEvents.mailQueued.subscribe((event) => queued.inc({ ...event })),
    serverEvents.mailAttempt.subscribe((event) => attempts.inc({ ...event })),
    serverEvents.limitHit.subscribe((event) => limits.inc({ ...event })),
    serverEvents.jobRun.subscribe(({ seconds, ...labels }) => runs.observe(labels, seconds)),
  ];
  return () => {
    for (const unsubscribe of subscriptions) unsubscribe();
  };
}
