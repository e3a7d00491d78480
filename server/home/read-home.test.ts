import { afterAll, expect, it } from 'vitest';
import type { Browser } from '#tests/support/browser.ts';
import { changeTrail } from '#tests/support/change-trail.ts';
import { signInUser } from '#tests/support/sign-in-user.ts';
import { startTestServer } from '#tests/support/start-test-server.ts';

const server = await startTestServer({ ADMIN_EMAILS: 'admin@example.com' });
const user = await signInUser(server, 'user@example.com');
afterAll(() => server.stop());

const read = (visitor: Browser) => visitor.request('GET', `${server.url}/api/home`);

it('says when the user signed in before the last time, if that was in the last 30 days', async () => {
  const { sql } = server.database;
  const email = 'again@example.com';
  const first = await signInUser(server, email);
  expect((await read(first)).body.since).toBeNull();
  const [person] = await sql<[{ id: string }]>`select id from users where email = ${email}`;
  await changeTrail(
    sql,
    (tx) =>
      tx`update audit_events set created_at = now() - interval '3 days 1 hour' where subject_id = ${person.id}`,
  );
  await sql`update verifications set expires_at = expires_at - interval '2 minutes'`;
  const { status, body } = await read(await signInUser(server, email));
  expect(status).toBe(200);
  expect(Date.now() - Date.parse(body.since)).toBeCloseTo(73 * 3_600_000, -5);
  await changeTrail(
    sql,
    (tx) =>
      tx`update audit_events set created_at = created_at - interval '27 days' where subject_id = ${person.id}`,
  );
  expect((await read(first)).body.since).toBeNull();
});

it('counts the own open sessions, not those of others, of admins who act as the person, or of the past', async () => {
  const { sql } = server.database;
  const [{ id }] = await sql<[{ id: string }]>`select id from users where email = 'user@example.com'`;
  const other = await signInUser(server, 'other@example.com');
  const [{ id: otherId }] = await sql<
    [{ id: string }]
  >`select id from users where email = 'other@example.com'`;
  await sql`insert into sessions (id, token, user_id, expires_at, impersonated_by, created_at) values
    ('extra1', 'extra1', ${id}, now() + interval '1 day', null, now() + interval '1 hour'),
    ('extra2', 'extra2', ${id}, now() - interval '1 day', null, now()),
    ('extra3', 'extra3', ${id}, now() + interval '1 day', ${otherId}, now())`;
  const { body } = await read(user);
  expect(body.sessionCount).toBe(2);
  expect(Date.parse(body.lastSignInAt)).toBeGreaterThan(Date.now() + 3_000_000);
  expect((await read(other)).body.sessionCount).toBeGreaterThanOrEqual(1);
});
