import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { product } from '#contract/product.ts';
import { afterActing, likeAnyOther } from '#tests/support/after-acting.ts';
import { type AuthServer, startAuthServer } from '#tests/support/auth-server.ts';
import type { Browser } from '#tests/support/browser.ts';
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

describe('impersonation', () => {
  it('names the admin, and returns to the admin’s session', async () => {
    await server.actAs(admin, adaId);
    expect((await admin.get('/get-session')).body).toMatchObject({
      user: { id: adaId },
      session: { userId: adaId, impersonatedBy: adminId, ipAddress: '127.0.0.1' },
    });
    await admin.post('/admin/stop-impersonating');
    expect(await idOf(admin)).toBe(adminId);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['whose cookie is gone', async () => admin.cookies.delete(`${product.slug}.admin_session`)],
    ['that was revoked', () => server.database.sql`delete from sessions where user_id = ${adminId}`],
  ])('ends without the admin’s own session %s: the admin signs in again', async (_what, lose) => {
    await server.actAs(admin, adaId);
    await lose();
    const answer = await admin.post('/admin/stop-impersonating');
    expect([answer.status, answer.body.code]).toEqual([401, 'UNAUTHORIZED']);
    expect((await admin.get('/get-session')).body).toBeNull();
  });

  it.each([
    [
      'has expired',
      (id: string) => server.database.sql`update sessions set expires_at = now() where user_id = ${id}`,
    ],
    ['was deleted', (id: string) => server.database.sql`delete from sessions where user_id = ${id}`],
  ])('that %s leaves nothing behind after a sign-in by code', async (_how, end) => {
    const email = 'admin@example.com';
    await server.actAs(admin, adaId);
    await end(adaId);
    await admin.post('/email-otp/send-verification-otp', { email, type: 'sign-in' });
    const answer = await admin.post('/sign-in/email-otp', { email, otp: server.codeFor(email) });
    expect(afterActing(admin, answer)).toEqual(likeAnyOther);
    // The one from before the impersonation has ended.
    expect(await server.database.sql`select from sessions where user_id = ${adminId}`).toHaveLength(1);
  });

  it('ends when the admin ends all other sessions', async () => {
    const own = await server.signIn('admin@example.com', { role: 'admin' });
    await server.actAs(admin, adaId);
    expect((await own.post('/revoke-other-sessions')).status).toBe(200);
    expect((await admin.get('/get-session')).body).toBeNull();
    expect((await ada.get('/get-session')).body).not.toBeNull();
  });

  it('grants no admin endpoints, even if the user is an admin by configuration', async () => {
    await server.actAs(admin, adaId);
    const configured = await startAuthServer({
      database: server.database,
      environment: { adminUserIds: [adaId] },
    });
    const acting = configured.browser();
    for (const [name, value] of admin.cookies) acting.cookies.set(name, value);
    const answer = await acting.get('/admin/list-users');
    expect([answer.status, answer.body.code]).toEqual([403, 'NOT_WHILE_IMPERSONATING']);
    expect((await acting.post('/admin/stop-impersonating')).status).toBe(200);
    await configured.stop();
  });
});
