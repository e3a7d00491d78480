import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OidcProvider, startOidcProvider } from './oidc-provider.ts';

let provider: OidcProvider;
beforeAll(async () => {
  provider = await startOidcProvider();
});
afterAll(() => provider.stop());

async function authorize(): Promise<URL> {
  const url = new URL(`${provider.issuer}/authorize`);
  url.search = new URLSearchParams({
    client_id: provider.clientId,
    response_type: 'code',
    scope: 'openid email',
    state: 's1',
    redirect_uri: 'http://127.0.0.1:1/callback',
  }).toString();
  const answer = await fetch(url, { redirect: 'manual' });
  return new URL(answer.headers.get('location') ?? '');
}

test('the chosen person comes back in the token and in the user info', async () => {
  provider.signInAs({ sub: 'bob', email: 'bob@example.com', email_verified: false });
  const code = (await authorize()).searchParams.get('code') ?? '';
  const answer = await fetch(`${provider.issuer}/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      redirect_uri: 'http://127.0.0.1:1/callback',
      client_id: provider.clientId,
    }),
  });
  const tokens = (await answer.json()) as { id_token: string; access_token: string };
  const claims = JSON.parse(Buffer.from(tokens.id_token.split('.')[1] ?? '', 'base64url').toString());
  expect(claims).toMatchObject({
    iss: provider.issuer,
    aud: provider.clientId,
    sub: 'bob',
    email_verified: false,
  });
  const info = await fetch(`${provider.issuer}/userinfo`, {
    headers: { authorization: `Bearer ${tokens.access_token}` },
  });
  expect(await info.json()).toMatchObject({ sub: 'bob', email: 'bob@example.com' });
});

test('a refusal comes back as an error without a code', async () => {
  provider.refuseWith('access_denied');
  const { searchParams } = await authorize();
  expect(searchParams.get('error')).toBe('access_denied');
  expect(searchParams.get('state')).toBe('s1');
  expect(searchParams.has('code')).toBe(false);
  provider.refuseWith(undefined);
});
