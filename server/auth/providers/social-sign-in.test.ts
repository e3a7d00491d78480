import { describe, expect, it } from 'vitest';
import { linkReturnAddresses, socialReturnAddresses } from '#contract/return-addresses.ts';
import { pageSignIn } from '#server/auth/sign-in/page-sign-in.ts';
import { afterActing, likeAnyOther } from '#tests/support/after-acting.ts';
import type { Browser } from '#tests/support/browser.ts';
import { idOf } from '#tests/support/id-of.ts';
import { setUpSocialSignIn } from '#tests/support/social-sign-in.ts';

const social = setUpSocialSignIn();
const { comeBack, users, lastPage, isSignedIn } = social;

const post = (path: string, body: object) => social.server.browser().post(path, body);

describe('success', () => {
  it('signs up, and signs in the next time', async () => {
    const browser = social.server.browser();
    const answer = await comeBack(browser);
    expect([answer.status, lastPage(answer)]).toEqual([302, '/login']);
    expect((await browser.get('/get-session')).body.user).toMatchObject({
      email: 'ada@example.com',
      emailVerified: true,
      name: 'Ada Lovelace',
      onboardedAt: null,
    });
    await comeBack(social.server.browser());
    expect(await users()).toHaveLength(1);
  });

  it('keeps the session for 30 days in a browser in which an impersonation ended', async () => {
    const { server } = social;
    const browser = await server.signIn('admin@example.com');
    await server.actAs(browser, await idOf(await server.signIn('eve@example.com')));
    await server.database.sql`delete from sessions where impersonated_by is not null`;
    expect(afterActing(browser, await comeBack(browser))).toEqual(likeAnyOther);
  });

  it('goes on where the user has signed in meanwhile, and asks all others to start again', async () => {
    const begin = async (browser: Browser, path: string, addresses: object) => {
      const { url } = (await browser.post(path, { provider: 'oidc', ...addresses })).body;
      return (await fetch(url, { redirect: 'manual' })).headers.get('location') ?? '';
    };
    const browser = social.server.browser();
    const addresses = socialReturnAddresses('/app/account?from=mail');
    const signIn = () => begin(browser, '/sign-in/social', addresses);
    const [first, second] = [await signIn(), await signIn()];
    const search = '?redirect=%2Fapp%2Faccount%3Ffrom%3Dmail';
    expect(lastPage(await browser.get(first))).toBe(`/login/error${search}&error=start_again`);
    expect(lastPage(await browser.get(second))).toBe(`/login${search}`);
    expect(lastPage(await browser.get(first))).toBe(`/login${search}`);

    // The same for linking an account.
    const other = await social.server.signIn('grace@example.com');
    social.provider.signInAs({ sub: 'grace', email: 'grace@example.com', email_verified: true });
    const linking = linkReturnAddresses('/app/account', 'oidc');
    const link = () => begin(other, '/link-social', linking);
    const [older, newer] = [await link(), await link()];
    expect(lastPage(await other.get(older))).toBe('/app/account?error=start_again');
    expect(lastPage(await other.get(newer))).toBe('/app/account?linked=oidc');
    expect(lastPage(await other.get(older))).toBe('/app/account?linked=oidc');
  });

  it('stores no tokens of the provider', async () => {
    await comeBack(social.server.browser());
    await comeBack(social.server.browser());
    const [account] = await social.server.database
      .sql`select access_token, refresh_token, id_token from accounts`;
    expect(account).toEqual({ access_token: null, refresh_token: null, id_token: null });
  });

  it('signs in to the account with the verified address, and to no other', async () => {
    await social.server.signIn('ada@example.com');
    const browser = social.server.browser();
    expect(lastPage(await comeBack(browser))).toBe('/login');
    expect(await users()).toHaveLength(1);
    expect(await social.server.database.sql`select 1 from accounts`).toHaveLength(1);
  });

  it('omits an invalid name, and an external picture: pages would not show it', async () => {
    const picture = 'https://images.example/ada.png';
    const name = 'http://evil.example';
    social.provider.signInAs({ sub: 'x', email: 'x@example.com', email_verified: true, name, picture });
    const browser = social.server.browser();
    await comeBack(browser);
    const { user } = (await browser.get('/get-session')).body;
    expect(user).toMatchObject({ email: 'x@example.com', name: '', image: null });
  });

  it('makes users named in ADMIN_EMAILS admins', async () => {
    social.provider.signInAs({ sub: 'root', email: 'Admin@example.com', email_verified: true });
    await comeBack(social.server.browser());
    expect(await users()).toMatchObject([{ email: 'admin@example.com', role: 'admin' }]);
  });

  it('works from a page without scripts', async () => {
    const browser = social.server.browser();
    const cookies = new Headers();
    const url = await pageSignIn(social.server.auth, new Headers(), cookies).startSocial(
      'oidc',
      '/app?x=1&y=2',
    );
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
    const { body } = await post('/sign-in/social', { provider: name, callbackURL: '/login' });
    const url = new URL(body.url);
    expect(`${url.origin}${url.pathname}`).toContain(address);
    expect(url.searchParams.get('client_id')).toBe(`${name}-client`);
    expect(url.searchParams.get('redirect_uri')).toBe(`${social.server.url}/api/auth/callback/${name}`);
  });
});

describe('beginning', () => {
  it.each([
    ['idToken', { token: 'x' }],
    ['errorCallbackURL', '/somewhere'],
    ['newUserCallbackURL', '/somewhere'],
    ['scopes', ['repo']],
    ['additionalData', { role: 'admin' }],
  ])('accepts no %s from the client', async (field, value) => {
    const answer = await post('/sign-in/social', { provider: 'oidc', callbackURL: '/login', [field]: value });
    expect([answer.status, answer.body.code]).toEqual([400, 'FIELD_NOT_ALLOWED']);
  });

  // Browsers resolve the dots of a redirect: '/..//evil.example' becomes '//evil.example', another site.
  const elsewhere = [
    '/x/..//evil.example',
    '/..//evil.example',
    '/.//evil.example',
    '/app/../..//evil.example',
  ];

  it.each(['/sign-in/social', '/link-social'])('%s redirects to no other site', async (path) => {
    const browser = await social.server.signIn('ada@example.com');
    const begin = async (addresses: object) => {
      const { status, body } = await browser.post(path, {
        provider: 'oidc',
        callbackURL: '/login',
        ...addresses,
      });
      return [status, body.code];
    };
    for (const address of elsewhere) {
      expect(await begin({ callbackURL: address })).toEqual([403, 'INVALID_CALLBACK_URL']);
      for (const field of ['errorCallbackURL', 'newUserCallbackURL'])
        expect(await begin({ [field]: address })).toEqual([400, 'FIELD_NOT_ALLOWED']);
    }
    expect(await begin({ errorCallbackURL: '/app' })).toEqual([400, 'FIELD_NOT_ALLOWED']);
    // Only linking an account returns to its page.
    expect(await begin({ errorCallbackURL: '/app/account' })).toEqual(
      path === '/link-social' ? [200, undefined] : [400, 'FIELD_NOT_ALLOWED'],
    );
    expect(await begin({ errorCallbackURL: '/login/error?redirect=%2Fapp' })).toEqual([200, undefined]);
  });

  it('with a provider that is not configured is rejected', async () => {
    const answer = await post('/sign-in/social', { provider: 'gitlab', callbackURL: '/login' });
    expect([answer.status, answer.body.code]).toEqual([404, 'PROVIDER_NOT_FOUND']);
  });
});

describe('linked accounts', () => {
  it('are linked by their user, listed, and the last one remains if the address is not verified', async () => {
    const browser = await social.server.signIn('ada@example.com');
    social.provider.signInAs({
      sub: 'ada',
      email: 'ada@example.com',
      email_verified: true,
      preferred_username: 'ada-l',
    });
    const answer = await comeBack(browser, '/link-social', { callbackURL: '/app/account' });
    expect(lastPage(answer)).toBe('/app/account');
    const [linked] = await social.server.database.sql`select account_name from accounts`;
    expect(linked?.account_name).toBe('ada-l');
    const [stored] = await social.server.database.sql`select * from accounts`;
    expect(stored).toMatchObject({ provider_id: 'oidc', account_id: 'ada' });
    expect([stored?.access_token, stored?.refresh_token, stored?.id_token]).toEqual([null, null, null]);
    expect([
      ...(await social.server.database.sql`
        select actor_id = subject_id as own, data from audit_events where action = 'user.account-linked'`),
    ]).toEqual([{ own: true, data: { provider: 'oidc' } }]);
  });

  it.each([
    ['a name that turns the text around', { preferred_username: 'ada\u202egnp' }],
    ['none', {}],
  ])('are named by their address if the provider returns %s', async (_what, profile) => {
    const browser = await social.server.signIn('ada@example.com');
    social.provider.signInAs({ sub: 'ada', email: 'ada@example.com', email_verified: true, ...profile });
    await comeBack(browser, '/link-social', { callbackURL: '/app/account' });
    const [linked] = await social.server.database.sql`select account_name from accounts`;
    expect(linked?.account_name).toBe('ada@example.com');
  });

  it('with an unverified address are not linked', async () => {
    const browser = await social.server.signIn('ada@example.com');
    social.provider.signInAs({ sub: 'thief', email: 'ada@example.com', email_verified: false });
    await comeBack(browser, '/link-social', { callbackURL: '/app/account' });
    expect(await social.server.database.sql`select 1 from accounts`).toHaveLength(0);
  });

  it('that cannot be linked are reported on the account page, by a reason of ours', async () => {
    const { provider, server } = social;
    const ada = await server.signIn('ada@example.com');
    const link = async (page: string) =>
      lastPage(await comeBack(ada, '/link-social', { callbackURL: page, errorCallbackURL: page }));
    provider.refuseWith('access_denied');
    expect(await link('/app/account')).toBe('/app/account?error=access_denied');
    provider.refuseWith('temporarily_unavailable');
    expect(await link('/manager/account')).toBe('/manager/account?error=unknown_error');
    provider.refuseWith(undefined);
    provider.signInAs({ sub: 'eve', email: 'eve@example.com', email_verified: true });
    expect(await link('/app/account')).toBe('/app/account?error=other_address');
    await server.signIn('omar@example.com');
    await server.database.sql`
      insert into accounts (id, account_id, provider_id, user_id)
      select 'taken', 'ada', 'oidc', id from users where email = 'omar@example.com'`;
    provider.signInAs({ sub: 'ada', email: 'ada@example.com', email_verified: true });
    expect(await link('/app/account')).toBe('/app/account?error=other_user');
  });

  it('require a signed-in user', async () => {
    const answer = await post('/link-social', { provider: 'oidc', callbackURL: '/app/account' });
    expect(answer.status).toBe(401);
  });
});
