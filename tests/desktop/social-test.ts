import { expect, type Page } from 'playwright/test';
import { callbackLink } from '#contract/desktop/addresses.ts';
import { product } from '#contract/product.ts';
import type { Browser } from '#tests/support/browser.ts';
import { type OidcProvider, startOidcProvider } from '#tests/support/oidc-provider.ts';
import { signInUser } from '#tests/support/sign-in-user.ts';
import { type ProductionServer, startProductionServer } from '#tests/support/start-production-server.ts';
import { test as base, type Desktop } from './desktop-test.ts';

export { expect };

/** An app whose server has an OpenID provider. Playwright's own `page` is the system's browser. */
export const test = base.extend<object, { provider: OidcProvider }>({
  provider: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from it
    async ({}, use) => {
      const provider = await startOidcProvider();
      await use(provider);
      await provider.stop();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ provider }, use) => {
      const server = await startProductionServer({
        ADMIN_EMAILS: 'admin@example.com',
        OIDC_NAME: 'Mwangaza',
        OIDC_ISSUER: provider.issuer,
        OIDC_CLIENT_ID: provider.clientId,
        OIDC_CLIENT_SECRET: provider.clientSecret,
      });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

/** Clicks the provider's button in the app; returns the URL that the system's browser is to open. */
export async function beginSignIn(desktop: Desktop): Promise<string> {
  const window = await desktop.window();
  const before = (await desktop.browserUrls()).length;
  await window.getByRole('button', { name: 'Continue with Mwangaza' }).click();
  await expectWaiting(window);
  await expect.poll(async () => (await desktop.browserUrls()).length).toBe(before + 1);
  return (await desktop.browserUrls()).at(-1) ?? '';
}

export async function expectWaiting(window: Page): Promise<void> {
  await expect(window.getByRole('heading', { name: 'Continue in your browser' })).toBeVisible();
}

/** Signs in a new user at the provider chosen in the app, and confirms the sign-in of the app. */
export async function confirmInBrowser(browser: Page, address: string, name: string): Promise<HandedOver> {
  await browser.goto(address);
  await expect(browser.getByRole('heading', { name: 'Welcome' })).toBeVisible();
  await browser.getByRole('button', { name: 'Continue' }).click();
  await expect(browser.getByRole('heading', { name: /^Sign in to / })).toBeVisible();
  await expect(browser.getByText(name, { exact: true })).toBeVisible();
  await browser.getByRole('button', { name: 'Continue' }).click();
  const link = (await browser.getByRole('link', { name: `Open ${product.name}` }).getAttribute('href')) ?? '';
  return {
    link,
    code:
      (await browser.getByRole('region', { name: 'Code for the app' }).getByRole('code').textContent()) ?? '',
  };
}

export interface HandedOver {
  link: string;
  code: string;
}

/** A user who is signed in on the website. */
export function visitWebsite(server: ProductionServer, email: string): Promise<Browser> {
  return signInUser(server, email);
}

/** The same as the confirmation in the browser, without one: confirms as a signed-in user of the website. */
export async function confirmAs(visitor: Browser, address: string): Promise<HandedOver> {
  const parameters = new URL(address).searchParams;
  const state = parameters.get('state') ?? '';
  const search = new URLSearchParams({
    client_id: 'desktop',
    state,
    code_challenge: parameters.get('code_challenge') ?? '',
  });
  const { body } = await visitor.post(`/electron/transfer-user?${search}`, {});
  return { code: body.code, link: `${callbackLink}?code=${body.code}&state=${state}` };
}

/** The app's own state in the page. */
export function signInState(window: Page): Promise<string> {
  return window.evaluate(async () => {
    const { signIn } = await (
      window as unknown as { desktop: import('#contract/desktop/bridge.ts').DesktopBridge }
    ).desktop.app.state();
    return signIn.status === 'failed' ? signIn.reason : signIn.status;
  });
}
