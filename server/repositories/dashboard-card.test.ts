import { afterAll, expect, it } from 'vitest';
import { signInUser } from '#tests/support/sign-in-user.ts';
import { startTestServer } from '#tests/support/start-test-server.ts';

const server = await startTestServer({ ADMIN_EMAILS: 'admin@example.com' });
const admin = await signInUser(server, 'admin@example.com');
afterAll(() => server.stop());

// Where days begin and end is tested in server/dashboard and with the card of users.
it('counts to a thousand and in each period, and lists the four newest, newest first', async () => {
  await server.database.sql`insert into repositories (name, link, created_at)
    select 'r' || n, 'https://git.example', now() - make_interval(mins => n, days => n / 1001 * 10)
    from generate_series(1, 1002) n`;
  const { body } = await admin.request('GET', `${server.url}/api/dashboard/repositories?days=7`);
  const { added, total, newest } = body;
  expect(total).toEqual({ count: 1000, exact: false });
  expect(added).toEqual({ now: 1000, before: 2 });
  expect(newest.map(({ name }: { name: string }) => name)).toEqual(['r1', 'r2', 'r3', 'r4']);
  expect(Object.keys(newest[0]).sort()).toEqual(['createdAt', 'id', 'name']);
});
