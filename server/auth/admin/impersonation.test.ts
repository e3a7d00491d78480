import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { product } from '#contract/product.ts';
import { type AuthServer, startAuthServer } from '#tests/support/auth-server.ts';
import type { Answer, Browser } from '#tests/support/browser.ts';
import { idOf } from '#tests/support/id-of.ts';

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

describe('impersonation', () => {
  it('names the admin, hides tokens, and returns to the admin’s session', async () => {
    const answer = await admin.post('/admin/impersonate-user', { userId: adaId });
    expect(answer.body.session).toMatchObject({ userId: adaId, impersonatedBy: adminId });
    expect(answer.body.session.token).toBe(answer.body.session.id);
    expect((await admin.get('/get-session')).body.session.impersonatedBy).toBe(adminId);
    const [{ role }] = (await server.database.sql`select role from users where id = ${adaId}`) as [
      { role: string },
    ];
    expect(role).toBe('user');
    await admin.post('/admin/stop-impersonating');
    expect(await idOf(admin)).toBe(adminId);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['whose cookie is gone', async () => admin.cookies.delete(`${product.slug}.admin_session`)],
    ['that was revoked', () => server.database.sql`delete from sessions where user_id = ${adminId}`],
  ])('ends without the admin’s own session %s: the admin signs in again', async (_what, lose) => {
    await admin.post('/admin/impersonate-user', { userId: adaId });
    await lose();
    const answer = await admin.post('/admin/stop-impersonating');
    expect([answer.status, answer.body.code]).toEqual([401, 'UNAUTHORIZED']);
    expect((await admin.get('/get-session')).body).toBeNull();
  });

  it('is not listed among the user’s sessions and cannot delete the account', async () => {
    await admin.post('/admin/impersonate-user', { userId: adaId });
    expect((await ada.get('/list-sessions')).body).toHaveLength(1);
    expect((await admin.post('/delete-user', {})).status).toBe(403);
    expect(await server.database.sql`select 1 from users where id = ${adaId}`).toHaveLength(1);
  });

  it.each([
    ['an admin', (other: Browser) => other.post('/admin/revoke-user-sessions', { userId: adminId })],
    ['the admin in another browser', (_: Browser, own: Browser) => own.post('/revoke-other-sessions')],
  ])('ends when %s ends all sessions of the admin', async (_what, end) => {
    const other = await server.signIn('other-admin@example.com', { role: 'admin' });
    const own = await server.signIn('admin@example.com', { role: 'admin' });
    await admin.post('/admin/impersonate-user', { userId: adaId });
    expect(await idOf(admin)).toBe(adaId);
    expect((await other.post('/admin/revoke-user-sessions', undefined)).status).toBe(400);
    expect((await end(other, own)).status).toBe(200);
    expect((await admin.get('/get-session')).body).toBeNull();
    expect((await ada.get('/get-session')).body).not.toBeNull();
  });

  it('grants no admin endpoints, even if the user is an admin by configuration', async () => {
    await admin.post('/admin/impersonate-user', { userId: adaId });
    const configured = await startAuthServer({
      database: server.database,
      environment: { adminUserIds: [adaId] },
    });
    const acting = configured.browser();
    for (const [name, value] of admin.cookies) acting.cookies.set(name, value);
    for (const [method, path, body] of [
      ['GET', '/admin/list-users', undefined],
      ['GET', `/admin/get-user?id=${adaId}`, undefined],
      ['POST', '/admin/create-user', { email: 'x@example.com', name: 'X' }],
      ['POST', '/admin/update-user', { userId: adminId, data: { name: 'X' } }],
      ['POST', '/admin/set-role', { userId: adaId, role: 'admin' }],
      ['POST', '/admin/ban-user', { userId: adminId }],
      ['POST', '/admin/unban-user', { userId: adminId }],
      ['POST', '/admin/impersonate-user', { userId: adaId }],
      ['POST', '/admin/remove-user', { userId: adminId }],
      ['POST', '/admin/list-user-sessions', { userId: adaId }],
      ['POST', '/admin/revoke-user-session', { sessionToken: 'x' }],
      ['POST', '/admin/revoke-user-sessions', { userId: adminId }],
    ] as const) {
      const answer = await acting.request(method, path, body);
      expect([path, answer.status, answer.body.code]).toEqual([path, 403, 'NOT_WHILE_IMPERSONATING']);
    }
    expect((await acting.post('/admin/stop-impersonating')).status).toBe(200);
    await configured.stop();
  });

  it('ends when the user becomes an admin, by any write', async () => {
    await admin.post('/admin/impersonate-user', { userId: adaId });
    await server.database.sql`update users set role = 'user,admin' where id = ${adaId}`;
    expect((await admin.get('/get-session')).body).toBeNull();
    expect((await ada.get('/get-session')).body.user.id).toBe(adaId);
  });

  it('does not start for a user who becomes an admin at the same time', async () => {
    const { sql } = server.database;
    let answer: Promise<Answer> | undefined;
    await sql.begin(async (transaction) => {
      await transaction`update users set role = 'admin' where id = ${adaId}`;
      answer = admin.post('/admin/impersonate-user', { userId: adaId });
      const waiting = () => sql`
        select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      await expect.poll(async () => (await waiting()).length).toBeGreaterThan(0);
    });
    const rejected = await answer;
    expect([rejected?.status, rejected?.body.code]).toEqual([403, 'YOU_CANNOT_IMPERSONATE_ADMINS']);
  });

  it('cannot target admins, not even for admins with configured ids', async () => {
    const [, secondId] = await secondAdmin();
    const configured = await startAuthServer({
      database: server.database,
      environment: { adminUserIds: [adaId] },
    });
    const ruler = await configured.signIn('ada@example.com');
    for (const [browser, userId] of [
      [admin, secondId],
      [ruler, secondId],
      [ruler, adaId],
    ] as const) {
      const answer = await browser.post('/admin/impersonate-user', { userId });
      expect([answer.status, answer.body.code]).toEqual([403, 'YOU_CANNOT_IMPERSONATE_ADMINS']);
    }
    await configured.stop();
  });
});
