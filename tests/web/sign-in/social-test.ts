import { type OidcProvider, startOidcProvider } from '#tests/support/oidc-provider.ts';
import { test as base } from './sign-in-test.ts';

export { expect } from 'playwright/test';

type Worker = { provider: OidcProvider };

/** The same with an OpenID Connect provider, a process of its own. */
export const test = base.extend<object, Worker>({
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
    async ({ provider }, use) => {
      await use({
        OIDC_NAME: 'Mwangaza',
        OIDC_ISSUER: provider.issuer,
        OIDC_CLIENT_ID: provider.clientId,
        OIDC_CLIENT_SECRET: provider.clientSecret,
      });
    },
    { scope: 'worker' },
  ],
});
