import { afterAll, describe, expect, it } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { type Answer, outcomeOf } from '#tests/support/browser.ts';
import { idOf } from '#tests/support/id-of.ts';
import { samplePicture } from '#tests/support/sample-pictures.ts';
import { signInUser } from '#tests/support/sign-in-user.ts';
import { startUsersServer } from '#tests/support/users-server.ts';
import { runConcurrently } from './support/run-concurrently.ts';

type Sql = Database['sql'];

const server = await startUsersServer();
const { sql } = server.database;
afterAll(() => server.stop());

let count = 0;

/** Somebody new, who is an admin of the installation if told so. */
async function newUser(role = 'user') {
  count += 1;
  const email = `user-${count}@example.com`;
  const browser = await signInUser(server, email, 'Una User');
  await sql`update users set role = ${role} where email = ${email}`;
  return { browser, email, id: await idOf(browser) };
}

/** Sends a request that waits for a lock, and changes the database before it goes on. */
async function during(
  request: () => Promise<Answer>,
  hold: (held: Sql) => Promise<unknown>,
  change: (held: Sql) => Promise<unknown>,
): Promise<string> {
  const [answer] = await runConcurrently(server.database, hold, [request], change);
  return outcomeOf(answer as Answer);
}

const holdUsers =
  (...ids: string[]) =>
  (held: Sql) =>
    held`select from users where id in ${held(ids)} order by id for update`;

describe('an admin who is demoted or banned meanwhile', () => {
  const ends: [string, string, (held: Sql, id: string) => Promise<unknown>][] = [
    [
      'demoted',
      '403 RESOURCE_NOT_ALLOWED',
      (held, id) => held`update users set role = 'user' where id = ${id}`,
    ],
    ['banned', '401 UNAUTHORIZED', (held, id) => held`update users set banned = true where id = ${id}`],
    ['deleted', '401 UNAUTHORIZED', (held, id) => held`delete from users where id = ${id}`],
  ];
  const writes: [string, string, string, unknown][] = [
    ['impersonates', 'POST', '/impersonate', {}],
    ['gives roles', 'PUT', '/roles', { roles: ['admin'] }],
    ['bans', 'POST', '/ban', {}],
    ['lifts bans', 'POST', '/unban', {}],
    ['deletes', 'DELETE', '', undefined],
    ['ends sessions', 'DELETE', '/sessions', undefined],
    ['ends a session', 'DELETE', '/sessions/any', undefined],
  ];

  it.each(
    ends.flatMap(([how, refused, end]) =>
      writes.map(([what, method, path, body]) => [what, how, refused, end, method, path, body] as const),
    ),
  )('%s nobody: %s', async (_what, _how, refused, end, method, path, body) => {
    const [admin, user] = [await newUser('admin'), await newUser()];
    const outcome = await during(
      () => server.call(admin.browser, method, `/users/${user.id}${path}`, body),
      holdUsers(admin.id, user.id),
      (held) => end(held, admin.id),
    );
    expect(outcome).toBe(refused);
    expect(await sql`select role, banned from users where id = ${user.id}`).toEqual([
      { role: 'user', banned: false },
    ]);
    expect(await sql`select from sessions where impersonated_by = ${admin.id}`).toEqual([]);
  });

  it('does not go on with the others of several', async () => {
    const admin = await newUser('admin');
    const [first, second] = [await newUser(), await newUser()];
    const ban = () => server.call(admin.browser, 'POST', '/users/ban', { ids: [first.id, second.id] });
    const [answer] = await runConcurrently(
      server.database,
      holdUsers(admin.id, first.id),
      [ban],
      (held) => held`update users set banned = true where id = ${admin.id}`,
    );
    expect(answer?.body).toMatchObject({
      done: 0,
      refused: [{ code: 'UNAUTHORIZED' }, { code: 'UNAUTHORIZED' }],
    });
  });
});

it.each([
  ['impersonate', '404 USER_NOT_FOUND'],
  ['ban', '404 USER_NOT_FOUND'],
])('%s says what is missing where the user is deleted meanwhile', async (what, expected) => {
  const user = await newUser();
  const request = () => server.call(server.admin, 'POST', `/users/${user.id}/${what}`, {});
  expect(
    await during(request, holdUsers(user.id), (held) => held`delete from users where id = ${user.id}`),
  ).toBe(expected);
});

it('a picture is refused where the account is deleted meanwhile', async () => {
  const user = await newUser();
  const content = samplePicture('jpeg').toString('base64');
  const request = () => server.call(user.browser, 'POST', '/account/picture', { content });
  expect(
    await during(request, holdUsers(user.id), (held) => held`delete from users where id = ${user.id}`),
  ).toBe('401 UNAUTHORIZED');
});

it('who acts as somebody does so for an hour, whatever cookies say', async () => {
  const [admin, user] = [await newUser('admin'), await newUser()];
  await server.call(admin.browser, 'POST', `/users/${user.id}/impersonate`, {});
  const end = () => sql`select expires_at from sessions where impersonated_by = ${admin.id}`;
  const before = [...(await end())];
  for (const name of admin.browser.cookies.keys())
    if (name.includes('remember')) admin.browser.cookies.delete(name);
  await admin.browser.get('/get-session');
  expect([...(await end())]).toEqual(before);
});

it('stopping to act as somebody leads to no session that has expired', async () => {
  const [admin, user] = [await newUser('admin'), await newUser()];
  await server.call(admin.browser, 'POST', `/users/${user.id}/impersonate`, {});
  await sql`update sessions set expires_at = now() where user_id = ${admin.id}`;
  expect(await outcomeOf(admin.browser.post('/admin/stop-impersonating', {}))).toBe('401 UNAUTHORIZED');
  expect(await sql`select from sessions where impersonated_by = ${admin.id}`).toEqual([]);
});
