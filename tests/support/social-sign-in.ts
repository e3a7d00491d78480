import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import type { Environment } from '#server/config/settings.ts';
import { type AuthServer, startAuthServer } from './auth-server.ts';
import type { Answer, Browser } from './browser.ts';
import { type OidcProvider, startOidcProvider } from './oidc-provider.ts';

export interface SocialSignIn {
  readonly provider: OidcProvider;
  readonly server: AuthServer;
  /** What the server is told of its providers. */
  environment(): Partial<Environment>;
  /** Goes to the provider and comes back; returns the answer of our callback. */
  comeBack(browser: Browser, path?: string, body?: object): Promise<Answer>;
  /** Everybody who has an account. */
  users(): Promise<Record<string, unknown>[]>;
  /** Where an answer leads, without our origin. */
  lastPage(answer: Answer): string | undefined;
  isSignedIn(browser: Browser): Promise<boolean>;
}

/** A provider for a test file, which signs in Ada, and for each test a server of its own. */
export function setUpSocialSignIn(): SocialSignIn {
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
    provider.disturb();
    provider.signInAs({ sub: 'ada', email: 'ada@example.com', email_verified: true, name: 'Ada Lovelace' });
    server = await startAuthServer({ environment: environment() });
  });
  afterEach(() => server.stop());

  return {
    get provider() {
      return provider;
    },
    get server() {
      return server;
    },
    environment,
    async comeBack(browser, path = '/sign-in/social', body = {}) {
      const started = await browser.post(path, { provider: 'oidc', callbackURL: '/login', ...body });
      if (!started.body.url?.startsWith(provider.issuer)) throw new Error(JSON.stringify(started.body));
      const sent = await fetch(started.body.url, { redirect: 'manual' });
      return browser.get(sent.headers.get('location') ?? '');
    },
    users: () => server.database.sql`select email, name, role, email_verified from users order by email`,
    lastPage: (answer) => answer.headers.get('location')?.replace(server.url, ''),
    isSignedIn: async (browser) => (await browser.get('/get-session')).body !== null,
  };
}
