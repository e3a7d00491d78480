import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type AuthServer, startAuthServer } from '#tests/support/auth-server.ts';
import type { Answer, Browser } from '#tests/support/browser.ts';
import { idOf } from '#tests/support/id-of.ts';

const email = 'ada@example.com';
let server: AuthServer;
let ada: Browser;
beforeEach(async () => {
  server = await startAuthServer();
  ada = await server.signIn(email);
});
afterEach(() => server.stop());

const users = () => server.database.sql`select email from users order by email`;
const withCode = (browser: Browser, token: unknown) => browser.post('/delete-user', { token });

/** Requests the code. The wait between two requests is not tested here. */
async function ask(browser = ada): Promise<string> {
  await server.database.sql`with mails as (delete from code_failures) delete from rate_limits`;
  expect((await browser.post('/delete-user', {})).body).toEqual({ success: true });
  return server.codeFor(email);
}

describe('deleting one’s own account at /delete-user', () => {
  it('requires a code by mail, ends all sessions and clears the cookies', async () => {
    const elsewhere = await server.signIn(email);
    const code = await ask();
    expect(await users()).toHaveLength(1);
    const answer = await withCode(ada, ` ${code.toLowerCase().slice(0, 3)}-${code.slice(3)}`);
    expect([answer.status, answer.body]).toEqual([200, { success: true }]);
    expect([...ada.cookies.keys()].filter((name) => name.includes('session'))).toEqual([]);
    expect(await users()).toEqual([]);
    expect((await elsewhere.get('/get-session')).body).toBeNull();
    const [event] = await server.database.sql`
      select action, actor_id = subject_id as own from audit_events where action = 'user.deleted'`;
    expect(event).toEqual({ action: 'user.deleted', own: true });
  });

  it('does nothing on a wrong code, and rejects the right one after five wrong tries', async () => {
    const code = await ask();
    const wrong = code.startsWith('A') ? 'BBBBBB' : 'AAAAAA';
    const answers: Answer[] = [];
    for (let tries = 0; tries < 5; tries += 1) answers.push(await withCode(ada, wrong));
    expect(answers.map(({ status, body }) => [status, body.code, body.data?.triesLeft])).toEqual([
      [400, 'INVALID_OTP', 4],
      [400, 'INVALID_OTP', 3],
      [400, 'INVALID_OTP', 2],
      [400, 'INVALID_OTP', 1],
      [403, 'TOO_MANY_ATTEMPTS', undefined],
    ]);
    expect((await withCode(ada, code)).body.code).toBe('TOO_MANY_ATTEMPTS');
    expect(await users()).toHaveLength(1);
  });

  it('rejects a code that was never sent, a sign-in code, and the code of another session', async () => {
    await ada.post('/email-otp/send-verification-otp', { email, type: 'sign-in' });
    expect((await withCode(ada, server.codeFor(email))).body.code).toBe('INVALID_OTP');
    const elsewhere = await server.signIn(email);
    const code = await ask();
    expect((await withCode(elsewhere, code)).body.code).toBe('INVALID_OTP');
    const eve = await server.signIn('eve@example.com');
    expect((await withCode(eve, code)).body.code).toBe('INVALID_OTP');
    expect(await users()).toHaveLength(2);
    expect((await withCode(ada, code)).status).toBe(200);
  });

  it('sends one code per minute and five per ten minutes', async () => {
    await ask();
    const again = await ada.post('/delete-user', {});
    expect([again.status, again.body.data]).toEqual([
      429,
      { retryAfter: expect.any(Number), codeSent: true },
    ]);
    for (let codes = 2; codes <= 5; codes += 1) {
      await server.database.sql`update verifications set created_at = now() - interval '61 seconds'`;
      expect((await ada.post('/delete-user', {})).status).toBe(200);
    }
    await server.database.sql`update verifications set created_at = now() - interval '61 seconds'`;
    const sixth = await ada.post('/delete-user', {});
    expect([sixth.status, sixth.body.data.codeSent]).toEqual([429, undefined]);
  });

  it('sends one mail and deletes once on concurrent requests', async () => {
    const before = server.codes.length;
    const requests = await Promise.all([1, 2, 3].map(() => ada.post('/delete-user', {})));
    expect(requests.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(server.codes.length).toBe(before + 1);
    const code = server.codeFor(email);
    const deleted = await Promise.all([1, 2, 3].map(() => withCode(ada, code)));
    expect(deleted.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await server.database.sql`select 1 from audit_events where action = 'user.deleted'`).toHaveLength(
      1,
    );
  });

  it('rejects an invalid code, and other fields: no password, no redirect address', async () => {
    const invalid = await withCode(ada, 7);
    expect([invalid.status, invalid.body.data]).toEqual([422, { fields: { token: 'Code is required' } }]);
    for (const body of [{ password: 'x' }, { callbackURL: '/login' }]) {
      expect((await ada.post('/delete-user', body)).body.code).toBe('FIELD_NOT_ALLOWED');
    }
  });

  it('rejects anonymous users and impersonating admins', async () => {
    const anonymous = await server.browser().post('/delete-user', {});
    expect([anonymous.status, anonymous.body.code]).toEqual([401, 'UNAUTHORIZED']);
    const admin = await server.signIn('admin@example.com');
    await server.actAs(admin, await idOf(ada));
    for (const body of [{}, { token: 'AAAAAA' }]) {
      const answer = await admin.post('/delete-user', body);
      expect([answer.status, answer.body.code]).toEqual([403, 'NOT_WHILE_IMPERSONATING']);
    }
  });

  it('leaves an admin, also when the last two delete themselves concurrently', async () => {
    const addresses = ['one@example.com', 'two@example.com'];
    const browsers = await Promise.all(addresses.map((address) => server.signIn(address, { role: 'admin' })));
    const admins: { browser: Browser; code: string }[] = [];
    for (const [index, browser] of browsers.entries()) {
      await browser.post('/delete-user', {});
      admins.push({ browser, code: server.codeFor(addresses[index] ?? '') });
    }
    const answers = await Promise.all(admins.map(({ browser, code }) => withCode(browser, code)));
    expect(answers.map(({ status, body }) => [status, body.code]).sort()).toEqual([
      [200, undefined],
      [400, 'LAST_ADMIN'],
    ]);
    const remaining = admins[answers.findIndex(({ status }) => status === 400)];
    expect((await remaining?.browser.get('/get-session'))?.body).not.toBeNull();
  });
});
