import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AuthServer, startAuthServer } from '#tests/support/auth-server.ts';
import type { Answer, Browser } from '#tests/support/browser.ts';
import { type OidcProvider, startOidcProvider } from '#tests/support/oidc-provider.ts';
import type { Environment } from '../environment.ts';
import { pageSignIn } from './page-sign-in.ts';

let provider: OidcProvider;
let server: AuthServer;

const environment = (): Partial<Environment> => ({
  providers: {
    oidc: {
      name: 'Test provider',
      issuer: provider.issuer,
      clientId: provider.clientId,
      clientSecret: provider.clientSecret,
    },
    github: { clientId: 'github-client', clientSecret: 'secret' },
    google: { clientId: 'google-client', clientSecret: 'secret' },
  },
});

beforeAll(async () => {
  provider = await startOidcProvider();
});
afterAll(() => provider.stop());
beforeEach(async () => {
  provider.refuseWith(undefined);
  provider.signInAs({ sub: 'ada', email: 'ada@example.com', email_verified: true, name: 'Ada Lovelace' });
  server = await startAuthServer({ environment: environment() });
});
afterEach(() => server.stop());

/** Goes to the provider and comes back; returns the answer of our callback. */
async function comeBack(browser: Browser, path = '/sign-in/social', body: object = {}): Promise<Answer> {
  const started = await browser.post(path, { provider: 'oidc', callbackURL: '/login', ...body });
  expect(started.body).toMatchObject({ redirect: true, url: expect.stringContaining(provider.issuer) });
  const sent = await fetch(started.body.url, { redirect: 'manual' });
  return browser.get(sent.headers.get('location') ?? '');
}

const users = () => server.database.sql`select email, name, role, email_verified from users order by email`;
const lastPage = (answer: Answer) => answer.headers.get('location')?.replace(server.url, '');
const isSignedIn = async (browser: Browser) => (await browser.get('/get-session')).body !== null;

describe('success', () => {
  it('signs up, and signs in the next time', async () => {
    const browser = server.browser();
    const answer = await comeBack(browser);
    expect([answer.status, lastPage(answer)]).toEqual([302, '/login']);
    expect((await browser.get('/get-session')).body.user).toMatchObject({
      email: 'ada@example.com',
      emailVerified: true,
      name: 'Ada Lovelace',
      onboardedAt: null,
    });
    await comeBack(server.browser());
    expect(await users()).toHaveLength(1);
  });

  it('keeps no token of the provider', async () => {
    await comeBack(server.browser());
    await comeBack(server.browser());
    const [account] = await server.database.sql`select access_token, refresh_token, id_token from accounts`;
    expect(account).toEqual({ access_token: null, refresh_token: null, id_token: null });
  });

  it('joins the account whose address is proven, and no other person’s', async () => {
    await server.signIn('ada@example.com');
    const browser = server.browser();
    expect(lastPage(await comeBack(browser))).toBe('/login');
    expect(await users()).toHaveLength(1);
    expect(await server.database.sql`select 1 from accounts`).toHaveLength(1);
  });

  it('leaves out a name that breaks the rules', async () => {
    provider.signInAs({
      sub: 'x',
      email: 'x@example.com',
      email_verified: true,
      name: 'http://evil.example',
    });
    await comeBack(server.browser());
    expect(await users()).toMatchObject([{ email: 'x@example.com', name: '' }]);
  });

  it('keeps no picture from elsewhere: pages would not show it', async () => {
    provider.signInAs({
      sub: 'ada',
      email: 'ada@example.com',
      email_verified: true,
      picture: 'https://images.example/ada.png',
    });
    const browser = server.browser();
    await comeBack(browser);
    expect((await browser.get('/get-session')).body.user).toMatchObject({
      email: 'ada@example.com',
      image: null,
    });
  });

  it('makes admins of those whom ADMIN_EMAILS names', async () => {
    provider.signInAs({ sub: 'root', email: 'Admin@example.com', email_verified: true });
    await comeBack(server.browser());
    expect(await users()).toMatchObject([{ email: 'admin@example.com', role: 'admin' }]);
  });

  it('works from a page without scripts', async () => {
    const browser = server.browser();
    const cookies = new Headers();
    const url = await pageSignIn(server.auth, new Headers(), cookies).startSocial('oidc', '/app?x=1&y=2');
    browser.store(cookies.getSetCookie());
    const sent = await fetch(url, { redirect: 'manual' });
    const answer = await browser.get(sent.headers.get('location') ?? '');
    expect(lastPage(answer)).toBe(`/login?redirect=${encodeURIComponent('/app?x=1&y=2')}`);
    expect(await isSignedIn(browser)).toBe(true);
  });

  it.each([
    ['github', 'https://github.com/login/oauth/authorize'],
    ['google', 'https://accounts.google.com/o/oauth2'],
  ])('begins for %s at its own address', async (name, address) => {
    const { body } = await server
      .browser()
      .post('/sign-in/social', { provider: name, callbackURL: '/login' });
    const url = new URL(body.url);
    expect(`${url.origin}${url.pathname}`).toContain(address);
    expect(url.searchParams.get('client_id')).toBe(`${name}-client`);
    expect(url.searchParams.get('redirect_uri')).toBe(`${server.url}/api/auth/callback/${name}`);
  });
});

describe('failures land on /login/error', () => {
  const failed = async (reason: string, answer: Answer, browser: Browser) => {
    expect([answer.status, lastPage(answer)]).toEqual([302, `/login/error?error=${reason}`]);
    expect(await isSignedIn(browser)).toBe(false);
  };

  it('access_denied: the person or the provider refused', async () => {
    provider.refuseWith('access_denied');
    const browser = server.browser();
    await failed('access_denied', await comeBack(browser), browser);
  });

  it('unknown_error: the provider failed otherwise', async () => {
    provider.refuseWith('temporarily_unavailable');
    const browser = server.browser();
    await failed('unknown_error', await comeBack(browser), browser);
  });

  it('signup_disabled: sign-up is closed, and nothing is stored', async () => {
    const closed = await startAuthServer({
      database: server.database,
      environment: { ...environment(), signUp: 'closed', mode: 'hosted' },
    });
    const browser = closed.browser();
    const answer = await comeBack(browser);
    expect(answer.headers.get('location')).toBe(`${closed.url}/login/error?error=signup_disabled`);
    expect(await isSignedIn(browser)).toBe(false);
    expect(await users()).toHaveLength(0);
    expect(await server.database.sql`select 1 from accounts`).toHaveLength(0);
    await closed.stop();
  });

  it('access_denied: the provider has not verified the address of an existing account (no linking)', async () => {
    await server.signIn('ada@example.com');
    provider.signInAs({ sub: 'thief', email: 'ada@example.com', email_verified: false });
    const browser = server.browser();
    await failed('access_denied', await comeBack(browser), browser);
    expect(await server.database.sql`select 1 from accounts`).toHaveLength(0);
  });

  it('access_denied: the existing account’s own address is unproven (no linking)', async () => {
    const admin = await server.signIn('admin@example.com');
    await admin.post('/admin/create-user', { email: 'ada@example.com', name: 'Ada' });
    const browser = server.browser();
    await failed('access_denied', await comeBack(browser), browser);
    expect(await server.database.sql`select 1 from accounts`).toHaveLength(0);
  });

  it('access_denied: a new person whose address the provider has not verified', async () => {
    provider.signInAs({ sub: 'new', email: 'new@example.com', email_verified: false });
    const browser = server.browser();
    await failed('access_denied', await comeBack(browser), browser);
    expect(await users()).toHaveLength(0);
  });

  it.each(['no address', ' ada@example.com', 'ada@example.com\r\nBcc: eve@example.com'])(
    'access_denied: the provider gives %j for an address',
    async (email) => {
      provider.signInAs({ sub: 'eve', email, email_verified: true });
      expect(lastPage(await comeBack(server.browser()))).toBe('/login/error?error=access_denied');
      expect(await users()).toEqual([]);
    },
  );

  it('access_denied: a banned person', async () => {
    await comeBack(server.browser());
    await server.database.sql`update users set banned = true`;
    const browser = server.browser();
    await failed('access_denied', await comeBack(browser), browser);
  });

  it('access_denied: the provider gives no address', async () => {
    provider.signInAs({ sub: 'nobody' });
    const browser = server.browser();
    const answer = await comeBack(browser);
    expect(lastPage(answer)).toMatch(/^\/login\/error\?error=(access_denied|unknown_error)$/);
    expect(await isSignedIn(browser)).toBe(false);
  });

  it('unknown_error: a state of our own that another browser brings back', async () => {
    const started = await server
      .browser()
      .post('/sign-in/social', { provider: 'oidc', callbackURL: '/login' });
    const sent = await fetch(started.body.url, { redirect: 'manual' });
    const victim = server.browser();
    await failed('unknown_error', await victim.get(sent.headers.get('location') ?? ''), victim);
  });

  it.each([
    ['/callback/oidc?code=x&state=forged'],
    ['/callback/oidc?code=x'],
    ['/callback/oidc'],
    ['/callback/nobody?code=x&state=y'],
    ['/callback/oidc?error=<script>&error_description=evil'],
  ])('unknown_error: %s', async (path) => {
    const browser = server.browser();
    await failed('unknown_error', await browser.get(path), browser);
  });

  it('unknown_error: the same answer a second time', async () => {
    const browser = server.browser();
    const started = await browser.post('/sign-in/social', { provider: 'oidc', callbackURL: '/login' });
    const sent = await fetch(started.body.url, { redirect: 'manual' });
    const address = sent.headers.get('location') ?? '';
    expect(lastPage(await browser.get(address))).toBe('/login');
    const other = server.browser();
    for (const [name, value] of browser.cookies) if (name.includes('state')) other.cookies.set(name, value);
    await failed('unknown_error', await other.get(address), other);
  });
});

describe('beginning', () => {
  it.each([
    ['idToken', { token: 'x' }],
    ['errorCallbackURL', '/somewhere'],
    ['newUserCallbackURL', '/somewhere'],
    ['scopes', ['repo']],
    ['additionalData', { role: 'admin' }],
  ])('takes no %s from the caller', async (field, value) => {
    const answer = await server
      .browser()
      .post('/sign-in/social', { provider: 'oidc', callbackURL: '/login', [field]: value });
    expect([answer.status, answer.body.code]).toEqual([400, 'FIELD_NOT_ALLOWED']);
  });

  it('with a provider that is not configured is refused', async () => {
    const answer = await server
      .browser()
      .post('/sign-in/social', { provider: 'gitlab', callbackURL: '/login' });
    expect([answer.status, answer.body.code]).toEqual([404, 'PROVIDER_NOT_FOUND']);
  });
});

describe('linked accounts', () => {
  it('are linked by their owner, listed, and the last one stays', async () => {
    const browser = await server.signIn('ada@example.com');
    const answer = await comeBack(browser, '/link-social', { callbackURL: '/app/account' });
    expect(lastPage(answer)).toBe('/app/account');
    const { body } = await browser.get('/list-accounts');
    expect(body).toMatchObject([{ providerId: 'oidc', accountId: 'ada' }]);
    expect(JSON.stringify(body)).not.toMatch(/token"/i);
    const last = await browser.post('/unlink-account', { providerId: 'oidc', accountId: 'ada' });
    expect([last.status, last.body.code]).toEqual([400, 'FAILED_TO_UNLINK_LAST_ACCOUNT']);
  });

  it('with an unverified address are not linked', async () => {
    const browser = await server.signIn('ada@example.com');
    provider.signInAs({ sub: 'thief', email: 'ada@example.com', email_verified: false });
    await comeBack(browser, '/link-social', { callbackURL: '/app/account' });
    expect(await server.database.sql`select 1 from accounts`).toHaveLength(0);
  });

  it('are not for visitors', async () => {
    const answer = await server
      .browser()
      .post('/link-social', { provider: 'oidc', callbackURL: '/app/account' });
    expect(answer.status).toBe(401);
  });
});
