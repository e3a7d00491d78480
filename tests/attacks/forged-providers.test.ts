import { createHmac, createPublicKey, generateKeyPairSync, sign } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startAuthServer } from '#tests/support/auth-server.ts';
import { type HttpServer, startHttpServer } from '#tests/support/http-server.ts';
import { setUpSocialSignIn } from '#tests/support/social-sign-in.ts';

const social = setUpSocialSignIn();

const attacker = generateKeyPairSync('rsa', { modulusLength: 2048 });
const attackerKey = attacker.publicKey.export({ format: 'jwk' });

type Part = Record<string, unknown>;

const encode = (part: Part) => Buffer.from(JSON.stringify(part)).toString('base64url');
const decode = (part = '') => JSON.parse(Buffer.from(part, 'base64url').toString()) as Part;
const partsOf = (token: string) => {
  const [header, payload] = token.split('.');
  return { header: decode(header), payload: decode(payload) };
};
const eve = { sub: 'eve', email: 'victim@example.com', email_verified: true };

/** All claims of the right token, including the nonce, but for another user. */
function forged(token: string, header: Part, signature: (signed: string) => Buffer | ''): string {
  const parts = partsOf(token);
  const signed = `${encode({ ...parts.header, ...header })}.${encode({ ...parts.payload, ...eve })}`;
  const end = signature(signed);
  return `${signed}.${end === '' ? '' : end.toString('base64url')}`;
}
const byAttacker = (signed: string) => sign('RSA-SHA256', Buffer.from(signed), attacker.privateKey);

let keys: HttpServer;
beforeEach(async () => {
  keys = await startHttpServer((_req, res) =>
    res.end(JSON.stringify({ keys: [{ ...attackerKey, kid: 'x' }] })),
  );
});
afterEach(() => keys.stop());

/** The provider's public key from its JWKS, used as a secret. */
async function publicKeyText(): Promise<string> {
  const [key] = (await (await fetch(`${social.provider.issuer}/jwks`)).json()).keys;
  return createPublicKey({ key, format: 'jwk' }).export({ type: 'spki', format: 'pem' }).toString();
}

describe('an ID token is rejected', () => {
  const expectRejected = async () => {
    const browser = social.server.browser();
    expect(social.lastPage(await social.comeBack(browser))).toBe('/login/error?error=unknown_error');
    expect(await social.isSignedIn(browser)).toBe(false);
    expect(await social.users()).toEqual([]);
  };

  it('without a signature: none is not an accepted algorithm', async () => {
    for (const alg of ['none', 'None', 'NONE', '']) {
      social.provider.disturb({ forge: (token) => forged(token, { alg }, () => '') });
      await expectRejected();
    }
    social.provider.disturb({ forge: (token) => token.split('.').slice(0, 2).join('.') });
    await expectRejected();
  });

  it.each(['HS256', 'HS512'])(
    'signed by %s with a secret that is public or known to the client',
    async (alg) => {
      const hash = alg.replace('HS', 'sha');
      for (const secret of [await publicKeyText(), social.provider.clientSecret, '']) {
        const mac = (signed: string) => createHmac(hash, secret).update(signed).digest();
        social.provider.disturb({ forge: (token) => forged(token, { alg }, mac) });
        await expectRejected();
      }
    },
  );

  it('signed with its own key, whatever its header contains', async () => {
    for (const header of [
      {},
      { kid: 'x' },
      { jwk: attackerKey },
      { kid: 'x', jku: keys.url },
      { kid: undefined, x5u: keys.url },
      { x5c: [attacker.publicKey.export({ type: 'spki', format: 'der' }).toString('base64')] },
      { crit: ['exp'] },
    ]) {
      social.provider.disturb({ forge: (token) => forged(token, header, byAttacker) });
      await expectRejected();
    }
  });

  it('if it is missing, even if the access token returns a user', async () => {
    social.provider.disturb({ forge: () => undefined });
    await expectRejected();
  });

  it('with a valid signature of other content', async () => {
    social.provider.disturb({
      forge: (token) => {
        const { header, payload } = partsOf(token);
        return [encode(header), encode({ ...payload, ...eve }), token.split('.')[2]].join('.');
      },
    });
    await expectRejected();
  });

  const minutes = (count: number) => Math.floor(Date.now() / 1000) + count * 60;
  it.each([
    ['that has ended', () => ({ exp: minutes(-2) })],
    ['that never ends', () => ({ exp: undefined })],
    ['whose end is a word', () => ({ exp: 'tomorrow' })],
    ['that has not begun', () => ({ nbf: minutes(2) })],
    ['without an issue time', () => ({ iat: undefined })],
    ['without an issuer', () => ({ iss: undefined })],
    ['without an audience', () => ({ aud: [] })],
  ])('%s', async (_what, claims) => {
    social.provider.disturb({ claims: claims() });
    await expectRejected();
  });
});

describe('a discovery document', () => {
  it('that names another issuer is ignored: its URLs are not used and its keys not trusted, until it names its own', async () => {
    let changes: Part = {};
    const provider = await startHttpServer(async (req, res) => {
      const document = await (await fetch(social.provider.issuer + (req.url ?? ''))).json();
      res.setHeader('content-type', 'application/json');
      res.end(JSON.stringify({ ...document, ...changes }));
    });
    const { clientId, clientSecret } = social.provider;
    const oidc = { name: 'Forged', issuer: provider.url, clientId, clientSecret };
    const server = await startAuthServer({ environment: { providers: { oidc } } });
    try {
      const begin = () =>
        server.browser().post('/sign-in/social', { provider: 'oidc', callbackURL: '/login' });
      for (const other of [
        social.provider.issuer,
        `${provider.url}.evil.example`,
        `${provider.url}/realm`,
        '',
      ]) {
        changes = { issuer: other };
        const { status, body } = await begin();
        expect([status, body.url]).toEqual([404, undefined]);
      }
      // Without keys no claim about a user could be verified.
      changes = { issuer: provider.url, jwks_uri: undefined };
      expect((await begin()).status).toBe(404);
      for (const own of [provider.url, `${provider.url}/`]) {
        changes = { issuer: own };
        expect((await begin()).body.url).toContain(social.provider.issuer);
      }
    } finally {
      await server.stop();
      await provider.stop();
    }
  });
});
