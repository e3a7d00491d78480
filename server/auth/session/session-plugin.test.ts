import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { product } from '#contract/product.ts';
import { type AuthServer, startAuthServer } from '#tests/support/auth-server.ts';
import { otherLanguage, unknownLanguage } from '#tests/support/other-language.ts';

let server: AuthServer;
beforeEach(async () => {
  server = await startAuthServer();
});
afterEach(() => server.stop());

const email = 'ada@example.com';

describe('tokens', () => {
  it('are in no response', async () => {
    const admin = await server.signIn('admin@example.com');
    const browser = server.browser();
    await browser.post('/email-otp/send-verification-otp', { email, type: 'sign-in' });
    const signIn = await browser.post('/sign-in/email-otp', { email, otp: server.codeFor(email) });
    const userId = signIn.body.user.id;
    await server.actAs(admin, userId);
    const stopped = admin.post('/admin/stop-impersonating');
    const answers = [signIn, await browser.get('/get-session'), await stopped];
    const tokens = await server.database.sql<{ token: string }[]>`select token from sessions`;
    const text = JSON.stringify(answers.map(({ body }) => body));
    expect(tokens.length).toBeGreaterThan(0);
    for (const { token } of tokens) expect(text).not.toContain(token);
    expect(text).toContain('"token"');
  });

  it('are in a cookie that lasts 30 days and that scripts cannot read', async () => {
    const browser = server.browser();
    await browser.post('/email-otp/send-verification-otp', { email, type: 'sign-in' });
    const answer = await browser.post('/sign-in/email-otp', { email, otp: server.codeFor(email) });
    expect(answer.headers.getSetCookie().find((cookie) => cookie.includes('session_token'))).toMatch(
      new RegExp(
        String.raw`^${product.slug}\.session_token=[^;]+; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax$`,
      ),
    );
  });

  it('are sent over https in __Host- cookies with Secure', async () => {
    const secure = await startAuthServer({
      database: server.database,
      environment: { appUrl: 'https://app.example', mode: 'hosted' },
    });
    const browser = await secure.signInByCode(email);
    expect([...browser.cookies.keys()]).toContain(`__Host-${product.slug}.session_token`);
    const answer = await browser.post('/sign-out');
    for (const cookie of answer.headers.getSetCookie()) {
      expect(cookie).toMatch(new RegExp(String.raw`^__Host-${product.slug}\.`));
      expect(cookie).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    }
    await secure.stop();
  });
});

describe('sessions', () => {
  it('store address and browser, without trusting forged headers', async () => {
    const browser = server.browser();
    browser.headers = {
      'user-agent': 'Test/1',
      'x-forwarded-for': '192.0.2.7',
      [`x-${product.slug}-client-address`]: '192.0.2.8',
    };
    await browser.post('/email-otp/send-verification-otp', { email, type: 'sign-in' });
    await browser.post('/sign-in/email-otp', { email, otp: server.codeFor(email) });
    expect((await browser.get('/get-session')).body.session).toMatchObject({
      ipAddress: '127.0.0.1',
      userAgent: 'Test/1',
    });
  });
});

describe('one’s own profile', () => {
  it.each([
    [{ name: '  Ada Lovelace ' }, 200, { name: 'Ada Lovelace' }],
    [{ image: null }, 200, { image: null }],
    [{ image: '/pictures/ada/0123456789abcdef0123456789abcdef' }, 400, 'INVALID_IMAGE'],
    [{ language: otherLanguage }, 200, { language: otherLanguage }],
    [{ name: '' }, 400, 'INVALID_NAME'],
    [{ name: 'x'.repeat(101) }, 400, 'INVALID_NAME'],
    [{ name: 'a\nb' }, 400, 'INVALID_NAME'],
    [{ name: 'win at https://evil.example' }, 400, 'INVALID_NAME'],
    [{ name: 7 }, 400, 'INVALID_NAME'],
    [{ image: 'javascript:alert(1)' }, 400, 'INVALID_IMAGE'],
    [{ image: 'data:image/svg+xml,<svg onload=alert(1)>' }, 400, 'INVALID_IMAGE'],
    [{ image: '//evil.example/x.png' }, 400, 'INVALID_IMAGE'],
    [{ image: '/login?lng=en' }, 400, 'INVALID_IMAGE'],
    [{ image: '/x/..//evil.example/x.png' }, 400, 'INVALID_IMAGE'],
    [{ image: 'https://images.example/ada.png' }, 400, 'INVALID_IMAGE'],
    [{ language: unknownLanguage }, 422, 'VALIDATION_FAILED'],
    [{ email: 'other@example.com' }, 400, 'EMAIL_CAN_NOT_BE_UPDATED'],
    [{ email: null, name: 'x'.repeat(500) }, 400, 'EMAIL_CAN_NOT_BE_UPDATED'],
    [{ email: '', image: 'https://evil.example/x.png' }, 400, 'EMAIL_CAN_NOT_BE_UPDATED'],
    [{ role: 'admin' }, 400, 'FIELD_NOT_ALLOWED'],
    [{ banned: false }, 400, 'FIELD_NOT_ALLOWED'],
    [{ onboardedAt: '2020-01-01T00:00:00.000Z' }, 400, 'FIELD_NOT_ALLOWED'],
    [{ emailVerified: true }, 400, 'FIELD_NOT_ALLOWED'],
  ])('update %j answers %d', async (body, status, expected) => {
    const browser = await server.signIn(email);
    const before = (await browser.get('/get-session')).body.user;
    const answer = await browser.post('/update-user', body);
    const { user } = (await browser.get('/get-session')).body;
    expect(answer.status).toBe(status);
    if (typeof expected === 'object') expect(user).toMatchObject(expected);
    else expect([answer.body.code, user]).toEqual([expected, before]);
  });
});
