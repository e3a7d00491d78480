import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { product } from '#contract/product.ts';
import { type AuthServer, startAuthServer } from '#tests/support/auth-server.ts';
import { type Browser, outcomeOf } from '#tests/support/browser.ts';
import {
  beginFlow,
  codeOf,
  desktopSearch,
  exchangeCode,
  isSignedIn,
  newApp,
  signInDesktop,
  storedCodes,
} from '#tests/support/desktop/sign-in.ts';
import { idOf } from '#tests/support/id-of.ts';

let server: AuthServer;
beforeEach(async () => {
  server = await startAuthServer();
});
afterEach(() => server.stop());

const ada = 'ada@example.com';

describe('a sign-in that the user confirms', () => {
  it('signs the app in once by a cookie, and returns nothing else', async () => {
    const browser = await server.signIn(ada);
    const flow = beginFlow();
    const given = await signInDesktop(browser, flow);
    expect([given.status, given.body]).toEqual([
      200,
      { code: expect.stringMatching(/^[A-Za-z0-9]{32}$/), expiresIn: 300 },
    ]);
    expect(given.headers.getSetCookie()).toEqual([]);
    const app = newApp(server);
    const answer = await exchangeCode(app, given.body.code, flow);
    expect([answer.status, answer.body]).toEqual([200, { success: true }]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect((await app.get('/get-session')).body.user.email).toBe(ada);
    const replayed = newApp(server);
    expect(await outcomeOf(exchangeCode(replayed, given.body.code, flow))).toBe('400 HANDOVER_INVALID');
    expect(await isSignedIn(replayed)).toBe(false);
  });

  it('stores the code in the database only as a hash, for five minutes', async () => {
    const code = await codeOf(await server.signIn(ada), beginFlow());
    const [row, ...others] = await storedCodes(server);
    expect(others).toEqual([]);
    expect(row?.identifier).toBe(createHash('sha256').update(`electron:${code}`).digest('base64url'));
    expect(JSON.stringify(row)).not.toContain(code);
    expect(Date.parse(row?.expires_at) - Date.now()).toBeLessThanOrEqual(300_000);
  });

  it('is a separate session, named after the app and recorded', async () => {
    const browser = await server.signIn(ada);
    const flow = beginFlow();
    const app = newApp(server);
    await exchangeCode(app, await codeOf(browser, flow), flow);
    const agents = await server.database.sql`select user_agent from sessions order by created_at`;
    expect(agents.map(({ user_agent }) => user_agent).at(-1)).toContain(`${product.slug}/1.2.0`);
    const [, , event] = await server.database.sql`select action, data from audit_events order by id`;
    expect({ ...event }).toEqual({
      action: 'user.signed-in',
      data: { with: 'desktop', newDevice: true },
    });
    const again = beginFlow();
    await exchangeCode(app, await codeOf(browser, again), again);
    const [last] = await server.database.sql`select data from audit_events order by id desc limit 1`;
    expect(last?.data).toEqual({ with: 'desktop' });
    await browser.post('/sign-out', {});
    expect(await isSignedIn(app)).toBe(true);
  });
});

describe('no code is created', () => {
  it('by signing in, whatever the URL of the sign-in contains', async () => {
    const flow = beginFlow();
    const browser = server.browser();
    await browser.post('/email-otp/send-verification-otp', { email: ada, type: 'sign-in' });
    const answer = await browser.post(`/sign-in/email-otp${desktopSearch(flow)}`, {
      email: ada,
      otp: server.codeFor(ada),
    });
    expect([answer.status, Object.keys(answer.body)]).toEqual([200, ['user']]);
    expect([...browser.cookies.keys()].filter((name) => /transfer|desktop|better-auth/.test(name))).toEqual(
      [],
    );
    expect(await storedCodes(server)).toHaveLength(0);
  });

  it('by signing in through a provider', async () => {
    const answer = await server
      .browser()
      .get(`/electron/init-oauth-proxy?provider=github&state=x&code_challenge=x`);
    expect(await outcomeOf(answer)).toBe('404 NOT_FOUND');
  });

  it('for a user who is signed out or has been banned since', async () => {
    expect(await outcomeOf(signInDesktop(server.browser(), beginFlow()))).toBe('401 UNAUTHORIZED');
    const browser = await server.signIn(ada);
    await server.database.sql`update users set banned = true where id = ${await idOf(browser)}`;
    expect((await signInDesktop(browser, beginFlow())).status).toBe(401);
    expect(await storedCodes(server)).toHaveLength(0);
  });

  it('by an impersonating admin', async () => {
    const userId = await idOf(await server.signIn(ada));
    const admin = await server.signIn('admin@example.com');
    await server.actAs(admin, userId);
    expect(await outcomeOf(signInDesktop(admin, beginFlow()))).toBe('403 NOT_WHILE_IMPERSONATING');
  });

  it.each([
    ['client_id', 'electron'],
    ['state', 'too-short'],
    ['state', 'x'.repeat(129)],
    ['state', `${'x'.repeat(40)}"`],
    ['code_challenge', 'x'.repeat(42)],
    ['code_challenge', 'x'.repeat(44)],
    ['code_challenge', `${'x'.repeat(42)}=`],
  ])('for the %s %s', async (name, value) => {
    const browser = await server.signIn(ada);
    const answer = await signInDesktop(browser, beginFlow(), { [name]: value });
    expect([await outcomeOf(answer), Object.keys(answer.body.data.fields)]).toEqual([
      '422 VALIDATION_FAILED',
      [name],
    ]);
    expect(await storedCodes(server)).toHaveLength(0);
  });

  it('that redirects to an address given by the caller', async () => {
    const browser = await server.signIn(ada);
    const answer = await browser.post(`/electron/transfer-user${desktopSearch(beginFlow())}`, {
      callbackURL: '/app',
    });
    expect(await outcomeOf(answer)).toBe('400 FIELD_NOT_ALLOWED');
  });

  it('more than ten times in ten minutes, from any network', async () => {
    const browsers = [await server.signIn(ada), server.browser()];
    const [first] = browsers;
    for (const [name, value] of first?.cookies ?? []) browsers[1]?.cookies.set(name, value);
    for (let count = 0; count < 10; count += 1)
      expect((await signInDesktop(browsers[count % 2] as Browser, beginFlow())).status).toBe(200);
    const answer = await signInDesktop(browsers[0] as Browser, beginFlow());
    expect(await outcomeOf(answer)).toBe('429 TOO_MANY_REQUESTS');
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await signInDesktop(await server.signIn('ben@example.com'), beginFlow())).status).toBe(200);
  });
});

it('in a demo, where both endpoints are disabled, also for pages without scripts', async () => {
  const demo = await startAuthServer({ environment: { demo: true } });
  try {
    const flow = beginFlow();
    for (const answer of [
      await signInDesktop(demo.browser(), flow),
      await exchangeCode(demo.browser(), 'A'.repeat(32), flow),
    ])
      expect(await outcomeOf(answer)).toBe('403 DEMO_MODE_ENABLED');
  } finally {
    await demo.stop();
  }
});
