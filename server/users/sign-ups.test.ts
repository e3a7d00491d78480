import { afterAll, expect, it } from 'vitest';
import { signInUser } from '#tests/support/sign-in-user.ts';
import { startTestServer } from '#tests/support/start-test-server.ts';

const server = await startTestServer({ ADMIN_EMAILS: 'admin@example.com' });
const admin = await signInUser(server, 'admin@example.com', 'Amina Wanjiru');
afterAll(() => server.stop());

const call = async (method: string, path: string, body?: object) =>
  (await admin.request(method, `${server.url}/api${path}`, body)).body;
const read = (since: string) => call('GET', `/users/sign-ups?since=${encodeURIComponent(since)}`);

it('counts all users who signed up themselves since then, and nobody else', async () => {
  const { readAt: since } = await read('2020-01-01T00:00:00.000Z');
  expect(await read(since)).toMatchObject({ count: 0, newest: null });
  for (const name of ['Ada', 'Ben', 'Cem', 'Dia', 'Eli', 'Fay'])
    await signInUser(server, `${name.toLowerCase()}@example.com`, name);
  const made = { email: 'made@example.com', name: 'Made', roles: ['user'], invite: false };
  await call('POST', '/users', made);
  // They are known by then: this is no sign-up.
  await signInUser(server, made.email, 'Made');
  expect(await read(since)).toMatchObject({ count: 6, newest: 'Fay' });

  const [row] = await server.database.sql`select id from users where email = 'fay@example.com'`;
  await call('DELETE', `/users/${row?.id}`, {});
  const now = await read(since);
  expect(now).toMatchObject({ count: 5, newest: 'Eli' });
  expect(await read(now.readAt)).toMatchObject({ count: 0, newest: null });
});
