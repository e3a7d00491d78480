import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type AuthServer, startAuthServer } from '#tests/support/auth-server.ts';
import type { Browser } from '#tests/support/browser.ts';
import { idOf } from '#tests/support/id-of.ts';
import { otherLanguage } from '#tests/support/other-language.ts';

let server: AuthServer;
let admin: Browser;
let adminId: string;
let ada: Browser;
let adaId: string;

beforeEach(async () => {
  server = await startAuthServer();
  admin = await server.signIn('admin@example.com');
  adminId = await idOf(admin);
  ada = await server.signIn('ada@example.com');
  adaId = await idOf(ada);
});
afterEach(() => server.stop());

const secondAdmin = async (): Promise<[Browser, string]> => {
  const browser = await server.signIn('second@example.com', { role: 'admin' });
  return [browser, await idOf(browser)];
};

describe('a user', () => {
  it.each([
    ['GET', '/admin/list-users', undefined, 'YOU_ARE_NOT_ALLOWED_TO_LIST_USERS'],
    ['GET', '/admin/get-user?id=x', undefined, 'YOU_ARE_NOT_ALLOWED_TO_GET_USER'],
    [
      'POST',
      '/admin/create-user',
      { email: 'x@example.com', name: 'X' },
      'YOU_ARE_NOT_ALLOWED_TO_CREATE_USERS',
    ],
    [
      'POST',
      '/admin/update-user',
      { userId: 'x', data: { name: 'X' } },
      'YOU_ARE_NOT_ALLOWED_TO_UPDATE_USERS',
    ],
    ['POST', '/admin/set-role', { userId: 'x', role: 'admin' }, 'YOU_ARE_NOT_ALLOWED_TO_CHANGE_USERS_ROLE'],
    ['POST', '/admin/ban-user', { userId: 'x' }, 'YOU_ARE_NOT_ALLOWED_TO_BAN_USERS'],
    ['POST', '/admin/unban-user', { userId: 'x' }, 'YOU_ARE_NOT_ALLOWED_TO_BAN_USERS'],
    ['POST', '/admin/impersonate-user', { userId: 'x' }, 'YOU_ARE_NOT_ALLOWED_TO_IMPERSONATE_USERS'],
    ['POST', '/admin/remove-user', { userId: 'x' }, 'YOU_ARE_NOT_ALLOWED_TO_DELETE_USERS'],
    ['POST', '/admin/list-user-sessions', { userId: 'x' }, 'YOU_ARE_NOT_ALLOWED_TO_LIST_USERS_SESSIONS'],
    [
      'POST',
      '/admin/revoke-user-session',
      { sessionToken: 'x' },
      'YOU_ARE_NOT_ALLOWED_TO_REVOKE_USERS_SESSIONS',
    ],
    ['POST', '/admin/revoke-user-sessions', { userId: 'x' }, 'YOU_ARE_NOT_ALLOWED_TO_REVOKE_USERS_SESSIONS'],
  ])('is not allowed to %s %s', async (method, path, body, code) => {
    const answer = await ada.request(method, path, body);
    expect([answer.status, answer.body.code]).toEqual([403, code]);
    const anonymous = await server.browser().request(method, path, body);
    expect([anonymous.status, anonymous.body.code]).toEqual([401, 'UNAUTHORIZED']);
  });
});

describe('roles', () => {
  it.each([[['user', 'admin']], ['user, admin']])('may be several: %j', async (role) => {
    expect((await admin.post('/admin/set-role', { userId: adaId, role })).body.user.role).toBe('user,admin');
    expect((await ada.get('/admin/list-users')).status).toBe(200);
    expect((await ada.get(`/admin/get-user?id=${adaId}`)).body).toMatchObject({
      id: adaId,
      role: 'user,admin',
    });
  });

  it.each([['king'], [''], [[]]])('that do not exist are rejected, and so are none: %j', async (role) => {
    for (const answer of [
      await admin.post('/admin/set-role', { userId: adaId, role }),
      await admin.post('/admin/update-user', { userId: adaId, data: { role } }),
      await admin.post('/admin/create-user', { email: 'none@example.com', name: 'None', role }),
    ])
      expect(answer.body.code).toBe('YOU_ARE_NOT_ALLOWED_TO_SET_NON_EXISTENT_VALUE');
  });

  it('of an admin cannot be removed by that admin, by any operation or endpoint', async () => {
    await secondAdmin();
    const attempts = [
      await admin.post('/admin/set-role', { userId: adminId, role: 'user' }),
      await admin.post('/admin/set-role', { userId: adminId, role: ['user'] }),
      await admin.post('/admin/update-user', { userId: adminId, data: { role: 'user' } }),
    ];
    expect(attempts.map(({ body }) => body.code)).toEqual(Array(3).fill('YOU_CANNOT_DEMOTE_YOURSELF'));
    for (const [path, change] of [
      ['/admin/set-role', { role: 'user' }],
      ['/admin/update-user', { data: { role: 'user' } }],
    ] as const) {
      expect((await admin.post(path, { userId: [adminId], ...change })).status).toBe(422);
    }
  });

  it('take effect from the next request when changed', async () => {
    const [second, secondId] = await secondAdmin();
    expect((await second.get('/admin/list-users')).status).toBe(200);
    await admin.post('/admin/set-role', { userId: secondId, role: 'user' });
    expect((await second.get('/admin/list-users')).status).toBe(403);
  });
});

describe('the last admin', () => {
  it.each([
    ['/admin/ban-user', {}],
    ['/admin/remove-user', {}],
    ['/admin/set-role', { role: 'user' }],
  ])('remains when two call %s on each other concurrently', async (path, body) => {
    const [second, secondId] = await secondAdmin();
    const answers = await Promise.all([
      admin.post(path, { ...body, userId: secondId }),
      second.post(path, { ...body, userId: adminId }),
    ]);
    expect(await server.database.sql`select 1 from users where role = 'admin' and not banned`).toHaveLength(
      1,
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('cannot delete the account or be demoted by a user whose id is configured', async () => {
    expect((await admin.post('/delete-user', {})).body.code).toBe('LAST_ADMIN');
    const configured = await startAuthServer({
      database: server.database,
      environment: { adminUserIds: [adaId] },
    });
    const ruler = await configured.signIn('ada@example.com');
    const answer = await ruler.post('/admin/set-role', { userId: adminId, role: 'user' });
    expect([answer.status, answer.body.code]).toEqual([400, 'LAST_ADMIN']);
    await configured.stop();
  });
});

describe('bans', () => {
  it('cannot be applied to oneself', async () => {
    const answer = await admin.post('/admin/ban-user', { userId: adminId });
    expect(answer.body.code).toBe('YOU_CANNOT_BAN_YOURSELF');
    expect(
      (await admin.post('/admin/update-user', { userId: adminId, data: { banned: true } })).body.code,
    ).toBe('FIELD_NOT_ALLOWED');
  });

  it('end all sessions at once and can be lifted', async () => {
    const answer = await admin.post('/admin/ban-user', {
      userId: adaId,
      banReason: 'spam',
      banExpiresIn: 3600,
    });
    expect(answer.body.user).toMatchObject({ banned: true, banReason: 'spam' });
    expect((await ada.get('/get-session')).body).toBeNull();
    await admin.post('/admin/unban-user', { userId: adaId });
    await server.database.sql`with mails as (delete from code_failures) delete from rate_limits`;
    await server.signIn('ada@example.com');
  });

  it.each([-5, 0, 1e300])('cannot last %d seconds', async (banExpiresIn) => {
    const answer = await admin.post('/admin/ban-user', { userId: adaId, banExpiresIn });
    expect(answer.body.code).toBe('VALIDATION_FAILED');
  });

  it('end at the given second, and have no reason unless one was given', async () => {
    const endOf = async (banExpiresIn: number) => {
      const { body } = await admin.post('/admin/ban-user', { userId: adaId, banExpiresIn });
      expect(body.user.banReason).toBeNull();
      return new Date(body.user.banExpires);
    };
    const expected = new Date('2090-01-01T00:00:00Z');
    const end = await endOf(Math.ceil((expected.getTime() - Date.now()) / 1000));
    expect(end.getMilliseconds()).toBe(0);
    expect(Math.abs(end.getTime() - expected.getTime())).toBeLessThanOrEqual(1000);
  });

  it('have a reason of at most 500 characters', async () => {
    for (const banReason of ['x'.repeat(501), 7]) {
      const answer = await admin.post('/admin/ban-user', { userId: adaId, banReason });
      expect(answer.status).toBeGreaterThanOrEqual(400);
    }
    const { body } = await admin.post('/admin/ban-user', { userId: adaId, banReason: '  rude  ' });
    expect(body.user.banReason).toBe('rude');
  });

  it('end the banned admin’s impersonations', async () => {
    const [second, secondId] = await secondAdmin();
    await second.post('/admin/impersonate-user', { userId: adaId });
    expect(await idOf(second)).toBe(adaId);
    await admin.post('/admin/ban-user', { userId: secondId });
    expect((await second.get('/get-session')).body).toBeNull();
    expect((await ada.get('/get-session')).body.user.id).toBe(adaId);
  });
});

describe('users', () => {
  it('are listed, at most a hundred per request', async () => {
    await server.database.sql`
      insert into users (id, name, email) select 'u' || n, 'U', 'u' || n || '@example.com' from generate_series(1, 150) n`;
    for (const [query, count] of [
      ['', 100],
      ['?limit=1000', 100],
      ['?limit=0', 100],
      ['?limit=-3', 100],
      ['?limit=x', 100],
      ['?limit=7', 7],
    ] as const) {
      const { body } = await admin.get(`/admin/list-users${query}`);
      expect([query, body.users.length, body.total]).toEqual([query, count, 152]);
    }
  });

  it('are created without a password, with an unverified address and a valid name', async () => {
    const body = { email: 'New@Example.com', name: ' Grace Hopper ', role: 'user,admin' };
    const { status, body: created } = await admin.post('/admin/create-user', body);
    expect(status).toBe(200);
    expect(created.user).toMatchObject({
      email: 'new@example.com',
      name: 'Grace Hopper',
      role: 'user,admin',
      emailVerified: false,
    });
    for (const [change, code] of [
      [{ email: 'NEW@example.com' }, 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL'],
      [{ email: 'a@example.com', password: 'correct horse' }, 'FIELD_NOT_ALLOWED'],
      [{ email: 'b@example.com', data: { emailVerified: true } }, 'FIELD_NOT_ALLOWED'],
      [{ email: 'c@example.com', data: { banned: true } }, 'FIELD_NOT_ALLOWED'],
      [{ email: 'd@example.com', name: 'go to www.evil.example' }, 'INVALID_NAME'],
      [{ email: 'e@example.com', role: 'king' }, 'YOU_ARE_NOT_ALLOWED_TO_SET_NON_EXISTENT_VALUE'],
      [{ email: 'nonsense' }, 'INVALID_EMAIL'],
    ] as const) {
      const answer = await admin.post('/admin/create-user', { ...body, ...change });
      expect([change, answer.body.code]).toEqual([change, code]);
    }
  });

  it('can be updated by an admin only in the allowed fields', async () => {
    const update = (data: object) => admin.post('/admin/update-user', { userId: adaId, data });
    expect((await update({ name: ' Ada ', language: otherLanguage })).body).toMatchObject({
      name: 'Ada',
      language: otherLanguage,
    });
    for (const [data, code] of [
      [{ email: 'admins-own@example.com' }, 'YOU_ARE_NOT_ALLOWED_TO_SET_USERS_EMAIL'],
      [{ emailVerified: true }, 'YOU_ARE_NOT_ALLOWED_TO_SET_USERS_EMAIL'],
      [{ name: 'a\u0000b' }, 'INVALID_NAME'],
      [{ image: 'javascript:alert(1)' }, 'INVALID_IMAGE'],
      [{ language: 'xx' }, 'VALIDATION_FAILED'],
      [{ onboardedAt: '2020-01-01' }, 'FIELD_NOT_ALLOWED'],
      [{ banned: true }, 'FIELD_NOT_ALLOWED'],
      [{ password: 'x' }, 'PASSWORD_CANNOT_BE_UPDATED_VIA_UPDATE_USER'],
      [{ id: 'x' }, 'USER_ID_CANNOT_BE_UPDATED'],
      [{}, 'NO_DATA_TO_UPDATE'],
    ] as const) {
      const answer = await update(data);
      expect([data, answer.body.code]).toEqual([data, code]);
    }
    expect((await admin.post('/admin/update-user', { userId: 'x', data: { name: 'X' } })).body.code).toBe(
      'USER_NOT_FOUND',
    );
  });

  it('can be removed, except oneself', async () => {
    expect((await admin.post('/admin/remove-user', { userId: adminId })).body.code).toBe(
      'YOU_CANNOT_REMOVE_YOURSELF',
    );
    expect((await admin.post('/admin/remove-user', { userId: adaId })).body).toEqual({ success: true });
    expect((await ada.get('/get-session')).body).toBeNull();
  });
});
