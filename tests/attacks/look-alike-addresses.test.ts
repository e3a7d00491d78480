import { afterEach, expect, it, vi } from 'vitest';
import { startAuthServer } from '#tests/support/auth-server.ts';
import { setUpSocialSignIn } from '#tests/support/social-sign-in.ts';

const social = setUpSocialSignIn();
const kelvin = '\u212a';

/** Addresses that equal kate@kenya.example in lower case: by the local part, the domain, or both. */
const lookAlikes = [`${kelvin}ate@kenya.example`, `kate@${kelvin}enya.example`, `${kelvin}ATE@KENYA.EXAMPLE`];

afterEach(() => vi.restoreAllMocks());

it.each(lookAlikes)(
  'a provider’s user %s signs in neither to another user’s account nor to a new one',
  async (email) => {
    await social.server.signIn('kate@kenya.example');
    social.provider.signInAs({ sub: 'thief', email, email_verified: true, name: 'Thief' });
    const thief = social.server.browser();
    expect(social.lastPage(await social.comeBack(thief))).toBe('/login/error?error=access_denied');
    expect(await social.isSignedIn(thief)).toBe(false);
    expect(await social.server.database.sql`select 1 from accounts`).toHaveLength(0);
    expect((await social.users()).map((user) => user.email)).toEqual(['kate@kenya.example']);
  },
);

it.each(lookAlikes)('an unused address of ADMIN_EMAILS does not make %s an admin', async (email) => {
  const server = await startAuthServer({
    environment: { ...social.environment(), adminEmails: ['kate@kenya.example'], signUp: 'closed' },
  });
  try {
    social.provider.signInAs({ sub: 'thief', email, email_verified: true, name: 'Thief' });
    const thief = server.browser();
    const { body } = await thief.post('/sign-in/social', { provider: 'oidc', callbackURL: '/login' });
    const sent = await fetch(body.url, { redirect: 'manual' });
    await thief.get(sent.headers.get('location') ?? '');
    expect(await social.isSignedIn(thief)).toBe(false);
    expect(await server.database.sql`select 1 from users`).toHaveLength(0);
  } finally {
    await server.stop();
  }
});

it('a look-alike links nothing, and a linked user signs in by the subject, whatever the current address', async () => {
  const kate = await social.server.signIn('kate@kenya.example');
  social.provider.signInAs({ sub: 'kate', email: `${kelvin}ate@kenya.example`, email_verified: true });
  await social.comeBack(kate, '/link-social', { callbackURL: '/app/account' });
  expect(await social.server.database.sql`select 1 from accounts`).toHaveLength(0);

  social.provider.signInAs({ sub: 'kate', email: 'Kate@Kenya.Example', email_verified: true });
  await social.comeBack(kate, '/link-social', { callbackURL: '/app/account' });
  social.provider.signInAs({ sub: 'kate', email: `${kelvin}ate@kenya.example`, email_verified: true });
  const later = social.server.browser();
  expect(social.lastPage(await social.comeBack(later))).toBe('/login');
  expect((await later.get('/get-session')).body.user.email).toBe('kate@kenya.example');
});

it('the responses of better-auth’s own providers are checked as strictly', async () => {
  await social.server.signIn('kate@kenya.example');
  const email = `${kelvin}ate@kenya.example`;
  const answers: Record<string, unknown> = {
    'https://github.com/login/oauth/access_token': { access_token: 'token', token_type: 'bearer', scope: '' },
    'https://api.github.com/user': { id: 7, login: 'thief', name: 'Thief', email },
    'https://api.github.com/user/emails': [{ email, primary: true, verified: true }],
  };
  const requests: string[] = [];
  const { fetch } = globalThis;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    if (!(address in answers)) return fetch(input, init);
    requests.push(address);
    return Response.json(answers[address]);
  });
  const thief = social.server.browser();
  const started = await thief.post('/sign-in/social', { provider: 'github', callbackURL: '/login' });
  const state = new URL(started.body.url).searchParams.get('state');
  const answer = await thief.get(`/callback/github?code=x&state=${state}`);
  expect(requests).toEqual(Object.keys(answers));
  expect(social.lastPage(answer)).toBe('/login/error?error=access_denied');
  expect(await social.isSignedIn(thief)).toBe(false);
  expect(await social.server.database.sql`select 1 from accounts`).toHaveLength(0);
});

it.each(lookAlikes)('%s cannot be created, signed in or changed to', async (email) => {
  const admin = await social.server.signIn('admin@example.com');
  await admin.post('/update-user', { name: 'Ada' });
  await social.server.database.sql`update users set onboarded_at = now()`;
  const rejected = [400, 'INVALID_EMAIL'];
  for (const [path, body] of [
    ['/email-otp/send-verification-otp', { email, type: 'sign-in' }],
    ['/sign-in/email-otp', { email, otp: 'AAAAAA' }],
  ] as const) {
    const answer = await admin.post(path, body);
    expect([path, answer.status, answer.body.code]).toEqual([path, ...rejected]);
  }
});
