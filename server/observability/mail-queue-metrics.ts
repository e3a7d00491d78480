import { setTimeout as sleep } from 'node:timers/promises';
import type postgres from 'postgres';
import { Gauge, type Registry } from 'prom-client';

/** Timeout of the database query; after it the metrics are sent without those of the queue. */
const timeoutMilliseconds = 2000;

interface QueueRow {
  waiting: number;
  retrying: number;
  oldest: number;
}

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

async function readQueue(sql: postgres.Sql): Promise<QueueRow | undefined> {
  const [row] = await sql<QueueRow[]>`
    select count(*) filter (where last_error is null)::int as waiting,
      count(*) filter (where last_error is not null)::int as retrying,
      coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as oldest
    from mails where state = 'queued'`.catch(() => []);
  return row;
}
