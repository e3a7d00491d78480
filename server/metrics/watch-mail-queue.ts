import { setTimeout as sleep } from 'node:timers/promises';
import { Gauge, type Registry } from 'prom-client';
import type { Database } from '../database/database.ts';

/** Milliseconds that the database may take; then the other figures go out without the queue's. */
const patience = 2000;

interface Row {
  waiting: number;
  retrying: number;
  oldest: number;
}

/** Asks the database how the mail queue does whenever the metrics are read. All instances share it and tell the same. */
export function watchMailQueue(registry: Registry, { sql }: Pick<Database, 'sql'>): void {
  const registers = [registry];
  let asking: Promise<Row | undefined> | undefined;
  // Both figures of one reading come of one question, and neither is told before its answer.
  const ask = () => {
    asking ??= Promise.race([read(sql), sleep(patience, undefined, { ref: false })]).finally(() => {
      asking = undefined;
    });
    return asking;
  };
  new Gauge({
    name: 'mail_queue_oldest_seconds',
    help: 'Age of the oldest mail in the queue; 0 when it is empty.',
    registers,
    async collect() {
      this.set((await ask())?.oldest ?? Number.NaN);
    },
  });
  new Gauge({
    name: 'mail_queue_mails',
    help: 'Mails in the queue: waiting for the first attempt, or retrying.',
    labelNames: ['state'],
    registers,
    async collect() {
      const row = await ask();
      this.reset();
      if (row === undefined) return;
      this.set({ state: 'waiting' }, row.waiting);
      this.set({ state: 'retrying' }, row.retrying);
    },
  });
}

async function read(sql: Database['sql']): Promise<Row | undefined> {
  const [row] = await sql<Row[]>`
    select count(*) filter (where last_error is null)::int as waiting,
      count(*) filter (where last_error is not null)::int as retrying,
      coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as oldest
    from mails where state = 'queued'`.catch(() => []);
  return row;
}
