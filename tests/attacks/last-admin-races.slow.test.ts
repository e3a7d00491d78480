import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '#tests/support/browser.ts';
import { startUsersServer } from '#tests/support/users-server.ts';
import { allAtOnce } from './support/all-at-once.ts';

const server = await startUsersServer();
afterAll(() => server.stop());

describe('of five admins who all act on each other concurrently', () => {
  let admins: { browser: Browser; id: string }[];
  beforeEach(async () => {
    await server.database.sql`with mails as (delete from code_failures) delete from rate_limits`;
    await server.database.sql`update users set role = 'admin', banned = false where id = ${server.adminId}`;
    await server.database.sql`update users set role = 'user' where id <> ${server.adminId}`;
    admins = [];
    for (let number = 0; number < 5; number += 1) {
      const [browser, id] = await server.signInAdmin(`${crypto.randomUUID()}@example.com`);
      admins.push({ browser, id });
    }
    await server.database.sql`update users set role = 'user' where id = ${server.adminId}`;
  });

  afterAll(() => server.database.sql`update users set role = 'admin' where id = ${server.adminId}`);

  it.each<[string, string, (id: string) => string, unknown]>([
    ['demotes', 'PUT', (id) => `/users/${id}/roles`, { roles: ['user'] }],
    ['bans', 'POST', (id) => `/users/${id}/ban`, { reason: 'race', until: null }],
    ['deletes', 'DELETE', (id) => `/users/${id}`, undefined],
  ])('one remains an admin who can sign in, whoever %s whom', async (_what, method, path, body) => {
    await allAtOnce((number) => {
      const actor = admins[number % 5];
      // Each of the five acts on the four others.
      const target = admins[(number + 1 + Math.floor(number / 5)) % 5];
      return server.call(actor?.browser as Browser, method, path(target?.id ?? ''), body);
    });
    const { sql } = server.database;
    const left = await sql`select from users where role = 'admin' and not coalesce(banned, false)`;
    expect(left.length).toBeGreaterThan(0);
  });
});
