import { describe, expect, it } from 'vitest';
import { startAuthServer } from '#tests/support/auth-server.ts';
import type { Answer, Browser } from '#tests/support/browser.ts';
import type { Disturbance } from '#tests/support/oidc-provider.ts';
import { setUpSocialSignIn } from '#tests/support/social-sign-in.ts';

const social = setUpSocialSignIn();
const { comeBack, users, lastPage, isSignedIn } = social;

describe('failures land on /login/error', () => {
  const failed = async (reason: string, answer: Answer, browser: Browser) => {
    expect([answer.status, lastPage(answer)]).toEqual([302, `/login/error?error=${reason}`]);
    expect(await isSignedIn(browser)).toBe(false);
  };

  const refused = (error: string) => () => social.provider.refuseWith(error);
  const as = (claims: Parameters<typeof social.provider.signInAs>[0]) => () =>
    social.provider.signInAs(claims);
  const withAddress = (email: string) => as({ sub: 'eve', email, email_verified: true });
  const unverified = as({ sub: 'new', email: 'new@example.com', email_verified: false });

  it.each<[string, string, () => void]>([
    ['access_denied', 'the user or the provider denied access', refused('access_denied')],
    ['unknown_error', 'the provider failed otherwise', refused('temporarily_unavailable')],
    ['access_denied', 'a new user whose address the provider has not verified', unverified],
    ['access_denied', 'the provider returns no address', as({ sub: 'nobody' })],
    ['access_denied', 'an address without @', withAddress('no address')],
    ['access_denied', 'an address after a space', withAddress(' ada@example.com')],
    ['access_denied', 'an address with a header', withAddress('ada@example.com\r\nBcc: eve@example.com')],
  ])('%s: %s', async (reason, _what, prepare) => {
    prepare();
    const browser = social.server.browser();
    await failed(reason, await comeBack(browser), browser);
    expect(await users()).toHaveLength(0);
  });

  it('signup_disabled: sign-up is closed, and nothing is stored', async () => {
    const closed = await startAuthServer({
      database: social.server.database,
      environment: { ...social.environment(), signUp: 'closed', mode: 'hosted' },
    });
    const browser = closed.browser();
    const answer = await comeBack(browser);
    expect(answer.headers.get('location')).toBe(`${closed.url}/login/error?error=signup_disabled`);
    expect(await isSignedIn(browser)).toBe(false);
    expect(await users()).toHaveLength(0);
    expect(await social.server.database.sql`select 1 from accounts`).toHaveLength(0);
    await closed.stop();
  });

  it('access_denied: the provider has not verified the address of an existing account (no linking)', async () => {
    await social.server.signIn('ada@example.com');
    social.provider.signInAs({ sub: 'thief', email: 'ada@example.com', email_verified: false });
    const browser = social.server.browser();
    await failed('access_denied', await comeBack(browser), browser);
    expect(await social.server.database.sql`select 1 from accounts`).toHaveLength(0);
  });

  it('access_denied: the existing account’s own address is unproven (no linking)', async () => {
    await social.server.database
      .sql`insert into users (id, name, email) values ('ada', 'Ada', 'ada@example.com')`;
    const browser = social.server.browser();
    await failed('access_denied', await comeBack(browser), browser);
    expect(await social.server.database.sql`select 1 from accounts`).toHaveLength(0);
  });

  it('access_denied: a banned user', async () => {
    await comeBack(social.server.browser());
    await social.server.database.sql`update users set banned = true`;
    const browser = social.server.browser();
    await failed('access_denied', await comeBack(browser), browser);
  });

  // Only then is the provider requested again.
  const withoutAddress = { claims: { email: undefined } };

  it.each<[string, Disturbance]>([
    ['gives no token', { token: { statusCode: 500, body: {} } }],
    ['gives garbage for a token', { token: { statusCode: 200, body: { id_token: 'x', access_token: 7 } } }],
    ['gives nothing for a token', { token: { statusCode: 200, body: '' } }],
    ['gives a token of another issuer', { claims: { iss: 'https://evil.example' } }],
    ['gives a token for another client', { claims: { aud: 'another' } }],
    ['gives a token for another sign-in', { claims: { nonce: 'another' } }],
    ['gives a token without a subject', { claims: { sub: undefined } }],
    ['gives no user info', { ...withoutAddress, userInfo: { statusCode: 500, body: {} } }],
    ['gives nothing for user info', { ...withoutAddress, userInfo: { statusCode: 200, body: '' } }],
    [
      'gives user info of another user',
      { ...withoutAddress, userInfo: { statusCode: 200, body: { sub: 'eve' } } },
    ],
  ])('unknown_error, with the requested page: the provider %s', async (_what, disturbance) => {
    social.provider.disturb(disturbance);
    const browser = social.server.browser();
    const answer = await comeBack(browser, '/sign-in/social', {
      errorCallbackURL: '/login/error?redirect=%2Fapp',
    });
    expect([answer.status, lastPage(answer)]).toEqual([
      302,
      '/login/error?redirect=%2Fapp&error=unknown_error',
    ]);
    expect(await isSignedIn(browser)).toBe(false);
    expect(await users()).toEqual([]);
  });

  it.each([
    ['unknown_error', 'the session cannot be stored', 'disk_full', ''],
    ['access_denied', 'the user is banned at this time', 'check_violation', 'sessions_refuse_banned'],
  ])('%s, with the requested page: %s', async (reason, _what, code, constraint) => {
    await social.server.database.sql
      .unsafe(`
        create function refuse_session() returns trigger language plpgsql as $$
          begin raise exception 'no' using errcode = '${code}', constraint = '${constraint}'; end $$;
        create trigger refuse_session before insert on sessions for each row execute function refuse_session()`)
      .simple();
    const browser = social.server.browser();
    const answer = await comeBack(browser, '/sign-in/social', {
      errorCallbackURL: '/login/error?redirect=%2Fapp',
    });
    expect([answer.status, lastPage(answer)]).toEqual([302, `/login/error?redirect=%2Fapp&error=${reason}`]);
    expect(await isSignedIn(browser)).toBe(false);
  });

  it('start_again: a state of ours that another browser returns', async () => {
    const started = await social.server
      .browser()
      .post('/sign-in/social', { provider: 'oidc', callbackURL: '/login' });
    const sent = await fetch(started.body.url, { redirect: 'manual' });
    const victim = social.server.browser();
    await failed('start_again', await victim.get(sent.headers.get('location') ?? ''), victim);
  });

  // No client can create such a state; if one existed, it must not redirect to another site.
  describe.each(['/x/..//evil.example', '//evil.example', 'https://evil.example/login/error', 'https://'])(
    'unknown_error: a state that names %s',
    (elsewhere) => {
      const begin = async (browser: Browser, field: 'errorURL' | 'callbackURL') => {
        const started = await browser.post('/sign-in/social', { provider: 'oidc', callbackURL: '/login' });
        await social.server.database.sql`
          update verifications set value = (value::jsonb || jsonb_build_object(${field}::text, ${elsewhere}::text))::text`;
        const sent = await fetch(started.body.url, { redirect: 'manual' });
        return sent.headers.get('location') ?? '';
      };

      it('for failures, returned by another browser', async () => {
        const address = await begin(social.server.browser(), 'errorURL');
        const victim = social.server.browser();
        await failed('unknown_error', await victim.get(address), victim);
      });

      it('for failures, when the session cannot be stored', async () => {
        const browser = social.server.browser();
        const address = await begin(browser, 'errorURL');
        await social.server.database.sql`alter table sessions add constraint none check (false)`;
        await failed('unknown_error', await browser.get(address), browser);
      });

      it('for success', async () => {
        const browser = social.server.browser();
        const answer = await browser.get(await begin(browser, 'callbackURL'));
        expect([answer.status, lastPage(answer)]).toEqual([302, '/login/error?error=unknown_error']);
      });
    },
  );

  it.each([
    ['start_again', '/callback/oidc?code=x&state=forged'],
    ['start_again', '/callback/oidc?code=x'],
    ['start_again', '/callback/oidc'],
    ['start_again', '/callback/nobody?code=x&state=y'],
    ['start_again', '/callback/oidc?error=<script>&error_description=evil'],
  ] as const)('%s: %s', async (reason, path) => {
    const browser = social.server.browser();
    await failed(reason, await browser.get(path), browser);
  });

  it('start_again: the same callback a second time', async () => {
    const browser = social.server.browser();
    const started = await browser.post('/sign-in/social', { provider: 'oidc', callbackURL: '/login' });
    const sent = await fetch(started.body.url, { redirect: 'manual' });
    const address = sent.headers.get('location') ?? '';
    expect(lastPage(await browser.get(address))).toBe('/login');
    const other = social.server.browser();
    for (const [name, value] of browser.cookies) if (name.includes('state')) other.cookies.set(name, value);
    await failed('start_again', await other.get(address), other);
  });
});
