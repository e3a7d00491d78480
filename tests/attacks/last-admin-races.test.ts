import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startAuthServer } from '#tests/support/auth-server.ts';
import type { Answer, Browser } from '#tests/support/browser.ts';
import { createOrganization, join, memberIds } from '#tests/support/organizations.ts';
import { startUsersServer, type UsersServer } from '#tests/support/users-server.ts';
import { allAtOnce } from './support/all-at-once.ts';

let server: UsersServer;
beforeAll(async () => {
  server = await startUsersServer();
});
afterAll(() => server?.stop());

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

it('of owners who all leave or step down concurrently one remains', async () => {
  const { stop, ...auth } = await startAuthServer();
  try {
    const first = await auth.signIn('owner0@example.com');
    const organizationId = await createOrganization(first, 'acme');
    const owners = [first];
    for (const number of [1, 2, 3]) {
      const email = `owner${number}@example.com`;
      owners.push(await join({ ...auth, stop }, first, organizationId, email, 'owner'));
    }
    const ids = await memberIds({ ...auth, stop }, organizationId);
    await allAtOnce((number) => {
      const owner = owners[number % 4] as Browser;
      const memberId = ids[`owner${number % 4}@example.com`];
      const ways: (() => Promise<Answer>)[] = [
        () => owner.post('/organization/leave', { organizationId }),
        () => owner.post('/organization/update-member-role', { organizationId, memberId, role: 'member' }),
        () => owner.post('/organization/remove-member', { organizationId, memberIdOrEmail: memberId }),
      ];
      return (ways[number % 3] as () => Promise<Answer>)();
    });
    expect(await auth.database.sql`select 1 from organizations`).toHaveLength(1);
    expect((await auth.database.sql`select 1 from members where role = 'owner'`).length).toBeGreaterThan(0);
  } finally {
    await stop();
  }
});
