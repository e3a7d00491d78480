import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createTestDatabase } from '#tests/support/create-test-database.ts';
import { createLogger } from '../http/logger.ts';
import { defineJob, type Job, type JobContext, type JobQueue } from './define-job.ts';
import { createJobQueue } from './job-queue.ts';

type Context = Omit<JobContext, 'jobs'>;

const test = await createTestDatabase();
afterAll(() => test.drop());
let queues: JobQueue[];
let logs: string[];
let ran: string[];

beforeEach(() => {
  [queues, logs, ran] = [[], [], []];
});
afterEach(async () => {
  await Promise.all(queues.map((queue) => queue.stop()));
  await test.database.sql`with schedules as (delete from jobs.schedule) delete from jobs.job`;
});

/** A server's queue; several have one database. */
async function start(...jobs: Job[]): Promise<JobQueue> {
  const stream = { write: (line: string) => void logs.push(line) };
  const queue = createJobQueue({
    database: test.database,
    logger: createLogger({ level: 'info', stream }),
    jobs,
  });
  queues.push(queue);
  await queue.start({ database: test.database } as Context);
  return queue;
}

const hello = defineJob({
  name: 'tests.hello',
  input: z.object({ name: z.string(), at: z.optional(z.iso.datetime()) }),
  async run(_context, { name }) {
    ran.push(name);
  },
});

it('a job runs once, by one of several servers, after its transaction commits', async () => {
  const [first] = await Promise.all([start(hello), start(hello), start(hello)]);
  await test.database.db.transaction(async (tx) => {
    for (let count = 0; count < 30; count += 1) await first.enqueue(hello, { name: `n${count}` }, tx);
    expect(ran).toEqual([]);
  });
  await expect.poll(() => ran.length).toBe(30);
  expect(new Set(ran).size).toBe(30);
});

it('one whose transaction does not commit never runs', async () => {
  const queue = await start(hello);
  const failing = test.database.db.transaction(async (tx) => {
    await queue.enqueue(hello, { name: 'never' }, tx);
    throw new Error('no commit');
  });
  await expect(failing).rejects.toThrow('no commit');
  await queue.enqueue(hello, { name: 'other' });
  await expect.poll(() => ran).toEqual(['other']);
});

it('one of an id is added once', async () => {
  const queue = await start(hello);
  const add = () => queue.enqueue(hello, { name: 'once' }, undefined, { id: randomUUID() });
  const id = randomUUID();
  const same = () => queue.enqueue(hello, { name: 'once' }, undefined, { id });
  expect(await Promise.all([same(), same(), same()]).then((added) => added.filter(Boolean))).toHaveLength(1);
  await expect.poll(() => ran).toEqual(['once']);
  expect([await same(), await add()]).toEqual([false, true]);
});

it('one that fails is logged without its input, and runs again', async () => {
  const flaky = defineJob({
    name: 'tests.flaky',
    input: z.object({ secret: z.string() }),
    async run(_context, { secret }) {
      ran.push(secret);
      if (ran.length === 1) throw new Error('not yet');
    },
  });
  const queue = await start(flaky);
  await queue.enqueue(flaky, { secret: 'a secret' });
  const { sql } = test.database;
  await expect.poll(() => sql`select from jobs.job where state = 'retry'`).toHaveLength(1);
  await queue.retryNow(flaky);
  await expect.poll(() => ran.length).toBe(2);
  expect(logs.join('')).toMatch(/"job":"tests.flaky".*"msg":"job failed"/);
  expect(logs.join('')).not.toContain('a secret');
});

it('an input that breaks the schema is refused', async () => {
  const queue = await start(hello);
  await expect(queue.enqueue(hello, { name: 7 } as never)).rejects.toThrow();
  await expect(queue.enqueue(hello, { name: 'a', at: 'yesterday' })).rejects.toThrow();
  expect(await test.database.sql`select from jobs.job where name = 'tests.hello'`).toHaveLength(0);
});

it('what was queued before a server stopped runs on the next', async () => {
  const first = await start();
  await first.stop();
  const idle = createJobQueue({
    database: test.database,
    logger: createLogger({ level: 'silent' }),
    jobs: [hello],
  });
  queues.push(idle);
  const next = await start(hello);
  await next.stop();
  await next.enqueue(hello, { name: 'waited' });
  expect(ran).toEqual([]);
  await start(hello);
  await expect.poll(() => ran).toEqual(['waited']);
});

it('a scheduled job is known once, and no longer when it leaves its schedule', async () => {
  const nightly = defineJob({ ...hello, name: 'tests.nightly', schedule: '0 3 * * *' });
  await Promise.all([start(nightly), start(nightly)]);
  const schedules = () => test.database.sql`select name, cron from jobs.schedule`;
  expect(await schedules()).toEqual([{ name: 'tests.nightly', cron: '0 3 * * *' }]);
  await start({ ...nightly, schedule: undefined } as Job);
  expect(await schedules()).toEqual([]);
});

it('the schedule of a job that no version has any more ends once nobody has worked on it for a day', async () => {
  const { sql } = test.database;
  const old = defineJob({ ...hello, name: 'tests.old', schedule: '0 3 * * *' });
  await (await start(old)).stop();
  const schedules = () => sql`select name from jobs.schedule`;
  await sql`insert into jobs.job (name, start_after) values ('tests.old', now() - interval '23 hours')`;
  await start(hello);
  expect(await schedules()).toHaveLength(1);
  await sql`update jobs.job set start_after = now() - interval '25 hours'`;
  await start(hello);
  expect(await schedules()).toEqual([]);
});

it('a job that is due at a start runs once for servers that start together', async () => {
  const early = defineJob({
    name: 'tests.early',
    input: z.object({}),
    atStart: true,
    run: async () => void ran.push('early'),
  });
  await Promise.all([start(early), start(early), start(early)]);
  await start(early);
  await expect.poll(() => ran).toEqual(['early']);
});

it('each is done or failed at once, also beside one that takes long', async () => {
  const { promise, resolve: release } = Promise.withResolvers<void>();
  const many = defineJob({
    name: 'tests.many',
    input: z.object({ name: z.string() }),
    async run(_context, { name }) {
      ran.push(name);
      // A job of some kind throws what is no error, and what cannot be stored.
      if (name === 'odd') throw Object.create(null);
      if (name === 'cut') throw new Error(`${'x'.repeat(499)}\u{1F600}`);
      if (name === 'slow') await promise;
    },
  });
  const queue = await start();
  const { sql } = test.database;
  await sql`select jobs.create_queue('tests.many', '{"policy":"standard"}'::jsonb)`;
  for (const name of ['slow', 'odd', 'cut', 'a', 'b', 'c']) await queue.enqueue(many, { name });
  await start(many);
  const states = async () =>
    Object.fromEntries(
      (await sql`select data->>'name' as name, state from jobs.job`).map((job) => Object.values(job)),
    );
  await expect
    .poll(states)
    .toEqual({ slow: 'active', odd: 'retry', cut: 'retry', a: 'completed', b: 'completed', c: 'completed' });
  release();
});

it.each([
  ['two jobs are called tests.hello', [hello, { ...hello }]],
  ['the schedule of the job tests.hello is no line of cron: weekly', [{ ...hello, schedule: 'weekly' }]],
  [
    'the schedule of the job tests.hello is no line of cron: FREQ=DAILY',
    [{ ...hello, schedule: 'FREQ=DAILY' }],
  ],
])('a start is refused: %s', async (message, jobs) => {
  await expect(start(...(jobs as Job[]))).rejects.toThrow(message);
});

it('stopping waits for a job that runs', async () => {
  const slow = defineJob({
    name: 'tests.slow',
    input: z.object({}),
    async run() {
      ran.push('begun');
      await new Promise((resolve) => setTimeout(resolve, 300));
      ran.push('done');
    },
  });
  const queue = await start(slow);
  await queue.enqueue(slow, {});
  await expect.poll(() => ran).toEqual(['begun']);
  await queue.stop();
  expect(ran).toEqual(['begun', 'done']);
});
