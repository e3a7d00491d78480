import {
  Events,
  type MutableRedirectUri,
  type MutableResponse,
  type MutableToken,
  OAuth2Server,
} from 'oauth2-mock-server';

/** Claims of the person who signs in next. */
export interface OidcUser {
  sub: string;
  email?: string;
  email_verified?: boolean;
  name?: string;
  preferred_username?: string;
  picture?: string;
}

/** Answers in place of the right ones, and claims in place of the right ones in the signed token. */
export interface Disturbance {
  token?: { statusCode: number; body: Record<string, unknown> | '' };
  userInfo?: { statusCode: number; body: Record<string, unknown> | '' };
  claims?: Record<string, unknown>;
  /** Makes another ID token of the right one, or none. */
  forge?(idToken: string): string | undefined;
}

export interface OidcProvider {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Who comes back from the provider from now on. */
  signInAs(user: OidcUser): void;
  /** Changes what the provider answers from now on; without an argument nothing. */
  disturb(how?: Disturbance): void;
  /** Makes the provider send people back with this OAuth error, such as access_denied; undefined ends it. */
  refuseWith(error: string | undefined): void;
  stop(): Promise<void>;
}

/** A real OpenID Connect provider on a free port: discovery, PKCE, signed tokens, user info. */
export async function startOidcProvider(): Promise<OidcProvider> {
  const server = new OAuth2Server();
  await server.issuer.keys.generate('RS256');
  await server.start(0, '127.0.0.1');
  const issuer = `http://127.0.0.1:${server.address().port}`;
  server.issuer.url = issuer;
  const clientId = 'test-client';

  let user: OidcUser = { sub: 'ada', email: 'ada@example.com', email_verified: true, name: 'Ada Lovelace' };
  let refusal: string | undefined;
  let disturbance: Disturbance = {};
  server.service.on(Events.BeforeTokenSigning, (token: MutableToken) => {
    Object.assign(token.payload, user, { aud: clientId }, disturbance.claims);
  });
  server.service.on(Events.BeforeResponse, (response: MutableResponse) => {
    Object.assign(response, disturbance.token);
    const { body } = response;
    if (disturbance.forge && body) body.id_token = disturbance.forge(String(body.id_token));
  });
  server.service.on(Events.BeforeUserinfo, (response: MutableResponse) => {
    Object.assign(response, { body: { ...user } }, disturbance.userInfo);
  });
  server.service.on(Events.BeforeAuthorizeRedirect, ({ url }: MutableRedirectUri) => {
    if (!refusal) return;
    url.searchParams.delete('code');
    url.searchParams.set('error', refusal);
  });

  return {
    issuer,
    clientId,
    clientSecret: 'test-secret',
    signInAs: (next) => {
      user = next;
    },
    disturb: (how = {}) => {
      disturbance = how;
    },
    refuseWith: (error) => {
      refusal = error;
    },
    stop: () => server.stop(),
  };
}
