import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser } from '#tests/support/browser.ts';
import { startTestServer, type TestServer } from '#tests/support/start-test-server.ts';
import { signInVisitor } from '#tests/support/visitor.ts';

let server: TestServer;
let admin: Browser;
beforeAll(async () => {
  server = await startTestServer({ ADMIN_EMAILS: 'admin@example.com' });
  admin = await signInVisitor(server, 'admin@example.com', 'Amina Wanjiru');
  const { sql } = server.database;
  // Beside the admin: three of the last 30 days, two of the 30 days before, one older.
  for (const [name, days] of Object.entries({ a: 1, b: 10, c: 29, d: 31, e: 59, f: 61 })) {
    await sql`insert into users (id, name, email, created_at)
      values (${name}, ${name}, ${`${name}@example.com`}, now() - make_interval(days => ${days}))`;
  }
  for (const [name, days] of Object.entries({ one: 2, two: 40, three: 41, four: 90, five: 91 })) {
    await sql`insert into repositories (name, link, created_at, updated_at)
      values (${name}, 'https://git.example', now() - make_interval(days => ${days}), now())`;
  }
  // Two open sessions of one person, and one that has ended.
  for (const [id, user, days] of [
    ['s1', 'a', 1],
    ['s2', 'a', 2],
    ['s3', 'b', -1],
  ] as const) {
    await sql`insert into sessions (id, token, user_id, expires_at)
      values (${id}, ${id}, ${user}, now() + make_interval(days => ${days}))`;
  }
});
afterAll(() => server?.stop());

const doors = {
  'the REST path': (visitor: Browser) => visitor.request('GET', `${server.url}/api/dashboard`),
  'the function door': (visitor: Browser) => visitor.request('GET', `${server.url}/api/fn/dashboard.read`),
};

describe.each(Object.entries(doors))('the dashboard at %s', (_name, read) => {
  it('counts what there is, and what came in each of the last two periods of 30 days', async () => {
    const { status, body } = await read(admin);
    expect(status).toBe(200);
    expect(body.figures).toEqual({
      users: 7,
      newUsers: { now: 4, before: 2 },
      repositories: 5,
      newRepositories: { now: 1, before: 2 },
      openSessions: 3,
      signedInUsers: 2,
    });
  });

  it('lists the four newest of each, newest first, and when it looked', async () => {
    const { body } = await read(admin);
    expect(body.newestUsers.map(({ name }: { name: string }) => name)).toEqual([
      'Amina Wanjiru',
      'a',
      'b',
      'c',
    ]);
    expect(Object.keys(body.newestUsers[0]).sort()).toEqual(['createdAt', 'email', 'id', 'image', 'name']);
    expect(body.newestRepositories.map(({ name }: { name: string }) => name)).toEqual([
      'one',
      'two',
      'three',
      'four',
    ]);
    expect(Math.abs(Date.parse(body.readAt) - Date.now())).toBeLessThan(60_000);
  });

  it('is closed to users and to strangers', async () => {
    const user = await signInVisitor(server, `user-${crypto.randomUUID()}@example.com`);
    const refused = await read(user);
    expect([refused.status, refused.body.code]).toEqual([403, 'RESOURCE_NOT_ALLOWED']);
    const stranger = await read(new Browser(server.url));
    expect([stranger.status, stranger.body.code]).toEqual([401, 'UNAUTHORIZED']);
    await server.database.sql`delete from users where email like 'user-%'`;
  });
});
