import { afterAll, expect, it } from 'vitest';
import type { Browser } from '#tests/support/browser.ts';
import { changeTrail } from '#tests/support/change-trail.ts';
import { signInUser } from '#tests/support/sign-in-user.ts';
import { startTestServer } from '#tests/support/start-test-server.ts';

const server = await startTestServer({ ADMIN_EMAILS: 'admin@example.com' });
const user = await signInUser(server, 'user@example.com');
afterAll(() => server.stop());

const read = (browser: Browser) => browser.request('GET', `${server.url}/api/home/repositories`);

it('shows the four repositories that changed last, and counts to a thousand', async () => {
  const { sql } = server.database;
  const none = { count: 0, exact: true };
  expect((await read(user)).body).toEqual({ total: none, changed: none, recent: [] });
  await sql`insert into repositories (name, link, description, created_at, updated_at)
    select 'r' || n, 'https://git.example', case n when 1 then 'first' end, now(), now() - make_interval(days => n)
    from generate_series(1, 1001) n`;
  const { body } = await read(user);
  expect(body.total).toEqual({ count: 1000, exact: false });
  expect(body.changed).toEqual({ count: 6, exact: true });
  expect(body.recent.map(({ name, description }: Record<string, string>) => [name, description])).toEqual([
    ['r1', 'first'],
    ['r2', null],
    ['r3', null],
    ['r4', null],
  ]);
});

it('counts what changed since the sign-in before the last one, if that was in the last 30 days', async () => {
  const { sql } = server.database;
  const email = 'again@example.com';
  const first = await signInUser(server, email);
  const [{ id }] = await sql<[{ id: string }]>`select id from users where email = ${email}`;
  await changeTrail(
    sql,
    (tx) =>
      tx`update audit_events set created_at = now() - interval '3 days 1 hour' where subject_id = ${id}`,
  );
  await sql`update verifications set expires_at = expires_at - interval '2 minutes'`;
  await sql`delete from repositories`;
  await sql`insert into repositories (name, link, updated_at)
    select 'r' || n, 'https://git.example', now() - make_interval(days => n) from generate_series(1, 6) n`;
  const { body } = await read(await signInUser(server, email));
  expect(body.changed).toEqual({ count: 3, exact: true });
  await changeTrail(
    sql,
    (tx) => tx`update audit_events set created_at = created_at - interval '27 days' where subject_id = ${id}`,
  );
  expect((await read(first)).body.changed.count).toBe(6);
});
