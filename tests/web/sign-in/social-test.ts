import { type OidcProvider, startOidcProvider } from '#tests/support/oidc-provider.ts';
import { test as base } from './sign-in-test.ts';

export { expect } from 'playwright/test';

type Worker = { provider: OidcProvider; signUp: 'open' | 'closed' };

/** The same with an OpenID Connect provider, a process of its own. */
export const test = base.extend<object, Worker>({
  signUp: ['open', { scope: 'worker', option: true }],
  provider: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from it
    async ({}, use) => {
      const provider = await startOidcProvider();
      await use(provider);
      await provider.stop();
    },
    { scope: 'worker' },
  ],
  variables: [
    async ({ provider, signUp }, use) => {
      await use({
        SIGN_UP: signUp,
        OIDC_NAME: 'Mwangaza',
        OIDC_ISSUER: provider.issuer,
        OIDC_CLIENT_ID: provider.clientId,
        OIDC_CLIENT_SECRET: provider.clientSecret,
      });
    },
    { scope: 'worker' },
  ],
});
