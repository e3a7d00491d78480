import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { signInUser } from '#tests/support/sign-in-user.ts';
import { startTestServer } from '#tests/support/start-test-server.ts';

const server = await startTestServer({ ADMIN_EMAILS: 'admin@example.com' });
const admin = await signInUser(server, 'admin@example.com', 'Amina Wanjiru');
// Only what a test has put there counts; the admin came long ago.
await server.database.sql`update users set created_at = '2020-01-01'`;
beforeEach(async () => {
  await server.database.sql`delete from repositories`;
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => server.stop());

const read = async (search: string, browser = admin) =>
  (await browser.request('GET', `${server.url}/api/dashboard/repositories?${search}`)).body;

it('counts what came in the period and before it, and what there is', async () => {
  // Wednesday, five in the afternoon in Paris, three days after the clocks there went forward.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2024-04-03T15:00:00Z') });
  const { sql } = server.database;
  const times = [
    '2024-03-20T22:59:59Z',
    '2024-03-20T23:00:00Z',
    '2024-03-27T16:00:00Z',
    '2024-03-27T23:00:00Z',
    '2024-04-03T10:00:00Z',
  ];
  for (const [index, at] of times.entries())
    await sql`insert into repositories (name, link, created_at)
      values (${`r${index}`}, 'https://git.example', ${at})`;
  const { added, total } = await read('days=7&timeZone=Europe/Paris');
  expect(added).toEqual({ now: 2, before: 1 });
  expect(total).toEqual({ count: 5, exact: true });
});

it('counts to a thousand, and lists the four newest, newest first', async () => {
  const { sql } = server.database;
  await sql`insert into repositories (name, link, created_at)
    select 'r' || n, 'https://git.example', now() - make_interval(mins => n) from generate_series(1, 1001) n`;
  const { added, total, newest } = await read('');
  expect(total).toEqual({ count: 1000, exact: false });
  expect(added).toEqual({ now: 1001, before: 0 });
  expect(newest.map(({ name }: { name: string }) => name)).toEqual(['r1', 'r2', 'r3', 'r4']);
  expect(Object.keys(newest[0]).sort()).toEqual(['createdAt', 'id', 'name']);
});
