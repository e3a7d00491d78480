import { expect, it } from 'vitest';
import { setUpSocialSignIn } from '#tests/support/social-sign-in.ts';

const social = setUpSocialSignIn();
const begin = { provider: 'oidc', callbackURL: '/login' };

it('each sign-in with a provider has its own unguessable state, challenge and nonce', async () => {
  const browser = social.server.browser();
  const addresses: URLSearchParams[] = [];
  for (let count = 0; count < 2; count += 1) {
    const { body } = await browser.post('/sign-in/social', begin);
    addresses.push(new URL(body.url).searchParams);
  }
  const [one, other] = addresses;
  for (const name of ['state', 'code_challenge', 'nonce']) {
    expect(one?.get(name)?.length).toBeGreaterThanOrEqual(32);
    expect(one?.get(name)).not.toBe(other?.get(name));
  }
  expect(one?.get('code_challenge_method')).toBe('S256');
  expect(one?.get('response_type')).toBe('code');
});

it('the response of one provider is rejected by the callback of another', async () => {
  const browser = social.server.browser();
  const { body } = await browser.post('/sign-in/social', begin);
  const sent = await fetch(body.url, { redirect: 'manual' });
  const answer = new URL(sent.headers.get('location') ?? '');
  for (const other of ['github', 'google']) {
    const mixed = await browser.get(answer.href.replace('/callback/oidc', `/callback/${other}`));
    expect([mixed.status, social.lastPage(mixed)?.split('?')[0]]).toEqual([302, '/login/error']);
  }
  expect(await social.isSignedIn(browser)).toBe(false);
  expect(await social.users()).toEqual([]);
});

it('an account created by an admin belongs to the owner of its address, who gets it with nothing linked', async () => {
  await social.server.database
    .sql`insert into users (id, name, email) values ('ada', 'Ada', 'ada@example.com')`;
  // A provider's claim is not enough for an address that has not been proven here.
  await social.comeBack(social.server.browser());
  expect(await social.server.database.sql`select 1 from accounts`).toHaveLength(0);
  const owner = await social.server.signIn('ada@example.com');
  expect((await owner.get('/get-session')).body.user).toMatchObject({
    id: 'ada',
    emailVerified: true,
  });
});
