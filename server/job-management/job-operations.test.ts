import { afterAll, afterEach, expect, it } from 'vitest';
import { mostJobsAtOnce } from '#contract/jobs/job-states.ts';
import { Browser } from '#tests/support/browser.ts';
import { startUsersServer } from '#tests/support/users-server.ts';

const server = await startUsersServer();
const { sql } = server.database;
afterAll(() => server.stop());
afterEach(async () => {
  await server.mailbox.refuse(false);
  await sql`delete from jobs.job where name like 'gone.%'`;
});

const call = (method: string, path: string, body?: unknown) => server.call(server.admin, method, path, body);
const list = async (query = '') => (await call('GET', `/jobs${query}`)).body;
const events = () =>
  sql`select actor_id as actor, action, subject_id as job, data from audit_events
    where subject_type = 'job' order by id`;

/** Jobs of a kind that this version has no more, which no server runs. */
async function insertJobs(count: number, state = 'failed', name = 'gone.import') {
  await sql`select jobs.create_queue(${name}, '{"policy":"standard"}'::jsonb) where not exists (
    select from jobs.queue where queue.name = ${name})`;
  return sql<{ id: string }[]>`
    insert into jobs.job (name, state, retry_limit, retry_count, started_on, completed_on, output, created_on)
    select ${name}, ${state}::jobs.job_state, 5, 5, now(), now(), '{"error":"no such file"}'::jsonb,
      now() + number * interval '1 second'
    from generate_series(1, ${count}) number returning id`;
}

it('lists jobs, newest first, page by page, by name and by state', async () => {
  await insertJobs(30);
  await insertJobs(3, 'completed', 'gone.export');
  const first = await list('?name=gone.import,gone.export');
  expect(first.total).toEqual({ count: 33, exact: true });
  const { items, nextCursor } = await list(
    `?name=gone.import,gone.export&limit=100&cursor=${first.nextCursor}`,
  );
  const all = [...first.items, ...items];
  expect([first.items.length, items.length, nextCursor]).toEqual([20, 13, null]);
  expect(new Set(all.map(({ id }) => id)).size).toBe(33);
  expect(all.map(({ createdAt }) => createdAt)).toEqual(
    all
      .map(({ createdAt }) => createdAt)
      .sort()
      .reverse(),
  );
  expect(all[0]).toMatchObject({ name: 'gone.import', state: 'failed', tries: 6, error: 'no such file' });
  expect((await list('?name=gone.import,gone.export&state=completed')).total.count).toBe(3);
  expect((await call('GET', '/jobs?cursor=x')).status).toBe(422);
  expect((await call('GET', '/jobs?state=lost')).status).toBe(422);
});

it('tells the kinds of jobs, and when they run next', async () => {
  const { items, readAt } = (await call('GET', '/jobs/kinds')).body;
  const cleanUp = items.find(({ name }: { name: string }) => name === 'app.clean-up');
  expect(cleanUp).toMatchObject({ schedule: '7 * * * *', nextRunAt: expect.stringMatching(/:07:00.000Z$/) });
  expect(Date.parse(cleanUp.nextRunAt) - Date.parse(readAt)).toBeLessThanOrEqual(60 * 60_000);
  expect(items).toContainEqual({ name: 'app.mail', schedule: null, nextRunAt: null });
  expect(JSON.stringify(items)).not.toContain('__');
});

it('tries a failed job again at once, and says who asked', async () => {
  const [{ id } = { id: '' }] = await insertJobs(1, 'failed', 'app.clean-up');
  const answer = await call('POST', '/jobs/retry', {
    ids: [id, id.replace(/^./, id[0] === 'a' ? 'b' : 'a')],
  });
  expect(answer.body).toEqual({ count: 1 });
  await expect.poll(async () => (await list('?name=app.clean-up')).items[0].state).toBe('completed');
  expect(await events()).toEqual([
    { actor: server.adminId, action: 'job.retried', job: id, data: { name: 'app.clean-up' } },
  ]);
  expect((await call('POST', '/jobs/retry', { ids: [id] })).body).toEqual({ count: 0 });
});

it('runs a scheduled job at once, and only such', async () => {
  const { status, body } = await call('POST', '/jobs/run', { name: 'app.clean-up' });
  expect(status).toBe(200);
  await expect
    .poll(() => sql`select state from jobs.job where id = ${body.id}`)
    .toEqual([{ state: 'completed' }]);
  expect((await events()).at(-1)).toEqual({
    actor: server.adminId,
    action: 'job.started',
    job: body.id,
    data: { name: 'app.clean-up' },
  });
  for (const name of ['app.mail', 'gone.import', ''])
    expect((await call('POST', '/jobs/run', { name })).status).toBe(404);
});

it('discards a mail for good: it is not sent once the mail server is back', async () => {
  server.mailbox.refuse(true);
  await new Browser(server.url).post('/email-otp/send-verification-otp', {
    email: 'late@example.com',
    type: 'sign-in',
  });
  await expect.poll(async () => (await list('?name=app.mail&state=retry')).items[0]?.error).toBeTruthy();
  const [mail] = (await list('?name=app.mail&state=retry')).items;
  expect(JSON.stringify(mail)).not.toContain('late@example.com');
  // While it is tried it cannot be discarded.
  await expect.poll(async () => (await call('POST', '/jobs/discard', { ids: [mail.id] })).body.count).toBe(1);
  expect(
    await sql`select state, payload, last_error from mails where recipient = 'late@example.com'`,
  ).toEqual([{ state: 'failed', payload: null, last_error: 'discarded' }]);
  expect((await list('?name=app.mail&state=retry')).items).toEqual([]);
  expect((await events()).at(-1)).toMatchObject({ action: 'job.discarded', job: mail.id });
});

it('discards all that a filter says, a thousand at a time, and none that has run', async () => {
  await insertJobs(mostJobsAtOnce + 5);
  await insertJobs(2, 'completed');
  const all = { all: true, name: 'gone.import' };
  const counts = await Promise.all(
    [1, 2].map(async () => (await call('POST', '/jobs/discard', all)).body.count),
  );
  expect(counts.reduce((sum, count) => sum + count)).toBe(mostJobsAtOnce + 5);
  expect((await call('POST', '/jobs/discard', all)).body).toEqual({ count: 0 });
  expect((await list('?name=gone.import')).total.count).toBe(2);
  const told = await sql`select count(*)::int, count(distinct subject_id)::int as jobs from audit_events
    where action = 'job.discarded' and data->>'name' = 'gone.import'`;
  expect(told).toEqual([{ count: mostJobsAtOnce + 5, jobs: mostJobsAtOnce + 5 }]);
});

it('tries again all that a filter says, but none that no version has any more', async () => {
  await insertJobs(3, 'failed', 'app.clean-up');
  await insertJobs(3);
  const retry = async (name: string) => (await call('POST', '/jobs/retry', { all: true, name })).body.count;
  expect([await retry('gone.import'), await retry('app.clean-up')]).toEqual([0, 3]);
  expect((await list('?name=gone.import')).items[0]).toMatchObject({ isKnown: false, state: 'failed' });
  expect((await list('?name=app.clean-up')).items[0].isKnown).toBe(true);
});

it.each([{}, { id: crypto.randomUUID() }, { ids: [], all: true }, { ids: [crypto.randomUUID()], all: true }])(
  'refuses what does not say which jobs are meant: %j',
  async (input) => {
    await insertJobs(1);
    for (const what of ['retry', 'discard'])
      expect((await call('POST', `/jobs/${what}`, input)).status).toBe(422);
    expect((await list('?name=gone.import')).total.count).toBe(1);
  },
);

it.each(['retry', 'discard'])('changes nothing where its event cannot be written: %s', async (what) => {
  const [job] = await insertJobs(1, 'failed', 'app.clean-up');
  await sql`alter table audit_events add constraint no_events check (subject_type <> 'job') not valid`;
  try {
    expect((await call('POST', `/jobs/${what}`, { ids: [job?.id] })).status).toBe(500);
    expect(await sql`select state from jobs.job where id = ${job?.id ?? ''}`).toEqual([{ state: 'failed' }]);
  } finally {
    await sql`alter table audit_events drop constraint no_events`;
  }
});
