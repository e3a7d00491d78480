import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { product } from '#contract/product.ts';
import { type AuthServer, startAuthServer } from '#tests/support/auth-server.ts';
import type { Browser } from '#tests/support/browser.ts';
import { findSession } from './find-session.ts';
import { renewSession } from './record-use.ts';

let server: AuthServer;
let browser: Browser;
beforeEach(async () => {
  server = await startAuthServer();
  browser = await server.signIn('ada@example.com', { name: 'Ada' });
});
afterEach(() => server.stop());

const headers = () => new Headers({ cookie: browser.cookieHeader });
const find = () => findSession(server, browser.cookieHeader);
const day = 24 * 3600;

/** better-auth's own answer, without its renewing or deleting anything. */
const agreed = async (): Promise<boolean> => {
  const own = await find();
  const theirs = await server.auth.api.getSession({ headers: headers(), query: { disableRefresh: true } });
  expect(own?.user.id).toBe(theirs?.user.id);
  return own !== null;
};

describe('a session', () => {
  it('is found with its user, without the token', async () => {
    const found = await find();
    const theirs = await server.auth.api.getSession({ headers: headers() });
    expect(found).toEqual({
      user: {
        id: theirs?.user.id,
        email: 'ada@example.com',
        name: 'Ada',
        image: null,
        roles: ['user'],
        language: 'en',
        onboardedAt: theirs?.user.onboardedAt,
      },
      session: {
        id: theirs?.session.id,
        expiresAt: theirs?.session.expiresAt,
        activeOrganizationId: null,
        activeRole: null,
      },
      otherRoles: [],
      hasOrganizations: false,
      impersonatedBy: null,
      isRenewalDue: false,
      isUseDue: false,
    });
    expect(found?.user.onboardedAt).toBeInstanceOf(Date);
  });

  it('has the roles in organizations, and works in none of which the user is no member', async () => {
    const { sql } = server.database;
    const [user] = await sql<[{ id: string }]>`select id from users`;
    await sql`insert into organizations (id, name, slug) values ('acme', 'Acme', 'acme'), ('globex', 'Globex', 'globex')`;
    await sql`
      insert into members (id, organization_id, user_id, role)
      values ('one', 'acme', ${user.id}, 'admin'), ('two', 'globex', ${user.id}, 'member,owner')`;
    const organizations = async () => {
      const found = await find();
      return [found?.session.activeOrganizationId, found?.session.activeRole, found?.otherRoles];
    };
    expect(await organizations()).toEqual([null, null, expect.arrayContaining(['admin', 'owner'])]);
    await sql`update sessions set active_organization_id = 'globex'`;
    expect(await organizations()).toEqual(['globex', 'owner', ['admin']]);
    await sql`alter table members disable trigger user`;
    await sql`delete from members where id = 'two'`;
    await sql`alter table members enable trigger user`;
    expect(await organizations()).toEqual([null, null, ['admin']]);
    expect((await find())?.hasOrganizations).toBe(true);
  });

  it('costs one prepared statement', async () => {
    const statements: string[] = [];
    const { sql } = server.database;
    const counted = ((parts: TemplateStringsArray, ...values: never[]) => {
      statements.push(parts.join('?'));
      return sql(parts, ...values);
    }) as typeof sql;
    await findSession({ ...server, database: { sql: counted } }, browser.cookieHeader);
    expect(statements).toHaveLength(1);
  });
});

describe('findSession and better-auth agree', () => {
  it.each([
    ['expired', () => server.database.sql`update sessions set expires_at = now() - interval '1 second'`],
    ['revoked', () => server.database.sql`delete from sessions`],
    ['deleted', () => server.database.sql`delete from users`],
    ['banned', () => server.database.sql`update users set banned = true`],
    [
      'banned for a time',
      () => server.database.sql`update users set banned = true, ban_expires = now() + interval '1 hour'`,
    ],
  ])('on %s', async (_what, change) => {
    await change();
    expect(await agreed()).toBe(false);
  });

  it('on a ban that has ended', async () => {
    const { sql } = server.database;
    const [session] = await sql`select * from sessions`;
    await sql`update users set banned = true, ban_expires = now() - interval '1 second'`;
    await sql`insert into sessions ${sql(session ?? {})}`;
    expect(await agreed()).toBe(true);
  });

  it('on signing out', async () => {
    const before = headers();
    await browser.post('/sign-out');
    expect(await findSession(server, before.get('cookie'))).toBeNull();
    expect(await server.auth.api.getSession({ headers: before })).toBeNull();
  });

  it.each([
    ['no cookie', () => ''],
    ['a cookie without signature', (value: string) => value.split('.')[0] ?? ''],
    ['a changed token', (value: string) => `${value.startsWith('x') ? 'y' : 'x'}${value.slice(1)}`],
    [
      'a changed signature',
      (value: string) => value.replace(/\.(.)/, (_all, first) => `.${first === 'A' ? 'B' : 'A'}`),
    ],
    ['another user’s signature', (value: string) => `other.${value.split('.')[1]}`],
    ['nonsense', () => '%%%.%%%'],
    ['junk behind the signature', (value: string) => `${value}junk`],
    ['junk within it', (value: string) => value.replace(/\.(.)/, '.-$1')],
    ['the signature without its end', (value: string) => value.replace(/(%3D|=)$/, '')],
  ])('on %s', async (_what, forge) => {
    const name = `${product.slug}.session_token`;
    browser.cookies.set(name, forge(browser.cookies.get(name) ?? ''));
    expect(await agreed()).toBe(false);
  });

  it('on a cookie in quotation marks, which are not part of its value', async () => {
    const name = `${product.slug}.session_token`;
    browser.cookies.set(name, `"${browser.cookies.get(name)}"`);
    expect(await agreed()).toBe(true);
  });
});

describe('a ban', () => {
  it('rejects a sign-in that was in progress', async () => {
    const { sql } = server.database;
    const [user] = await sql<{ id: string }[]>`select id from users`;
    await sql
      .begin(async (ban) => {
        await ban`update users set banned = true where id = ${user?.id ?? ''}`;
        const begin = sql`
        insert into sessions (id, token, user_id, expires_at)
        values ('late', 'late', ${user?.id ?? ''}, now() + interval '1 day')`.then(
          () => 'begun',
          (error) => error.constraint_name,
        );
        await new Promise((resolve) => setTimeout(resolve, 100));
        return { begin };
      })
      .then(async ({ begin }) => expect(await begin).toBe('sessions_refuse_banned'));
  });
});

describe('renewal', () => {
  it('is due a day after the last one, not before', async () => {
    await server.database
      .sql`update sessions set expires_at = now() + ${29 * day + 60} * interval '1 second'`;
    expect((await find())?.isRenewalDue).toBe(false);
    expect(await renewSession(server.auth, headers())).toEqual([]);
    await server.database
      .sql`update sessions set expires_at = now() + ${29 * day - 60} * interval '1 second'`;
    expect((await find())?.isRenewalDue).toBe(true);
    const cookies = await renewSession(server.auth, headers());
    expect(cookies).toEqual([
      expect.stringMatching(new RegExp(String.raw`^${product.slug}\.session_token=.*Max-Age=2592000`)),
    ]);
    browser.store(cookies);
    const renewed = await find();
    expect(renewed?.isRenewalDue).toBe(false);
    expect((renewed?.session.expiresAt.getTime() ?? 0) - Date.now()).toBeGreaterThan((30 * day - 60) * 1000);
  });
});
