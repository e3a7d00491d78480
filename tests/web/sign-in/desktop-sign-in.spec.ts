import type { Page } from 'playwright/test';
import { callbackLink } from '#contract/desktop/addresses.ts';
import { product } from '#contract/product.ts';
import { Browser } from '#tests/support/browser.ts';
import { beginFlow, exchangeCode, type Flow } from '#tests/support/desktop/sign-in.ts';
import { signInUser } from '#tests/support/sign-in-user.ts';
import { violationsInBothThemes } from '../accessibility-violations.ts';
import { expect, refused, test, typeCode, waitForHydration } from './sign-in-test.ts';
import { test as testWithProvider } from './social-test.ts';

// Where nothing can open the app's link.
test.use({ expected: new RegExp(`^Failed to launch '${product.deepLinkScheme}:`) });

const device = 'Amina’s ThinkPad';

/** Where the app sends the person's browser. */
function desktopSignInPage({ state, challenge }: Flow, others: Record<string, string> = {}): string {
  const search = { state, code_challenge: challenge, device, ...others };
  return `/desktop?${new URLSearchParams(search)}`;
}

const title = `Sign in to ${product.name} on \u2068${device}\u2069?`;
const link = (page: Page) => page.getByRole('link', { name: `Open ${product.name}` });
const shownCode = (page: Page) => page.getByRole('region', { name: 'Code for the app' }).locator('code');

/** Where the browser is sent by scripts, other programs' links included. */
async function watchNavigations(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const addresses: string[] = [];
  await session.send('Page.enable');
  session.on('Page.frameRequestedNavigation', ({ url }) => addresses.push(url));
  return addresses;
}

/** Signs the tab's browser in as somebody who has a name. */
async function comeAs(page: Page, client: Browser): Promise<void> {
  const cookies = [...client.cookies].map(([name, value]) => ({ name, value, url: client.appUrl }));
  await page.context().addCookies([...cookies, { name: 'i18next', value: 'en', url: client.appUrl }]);
}

test('a new user signs in by code, gives a name, agrees, and the app is signed in', async ({
  page,
  server,
  email,
  requestCode,
}) => {
  const flow = beginFlow();
  const navigations = await watchNavigations(page);
  await requestCode(page, email, desktopSignInPage(flow));
  await typeCode(page, await server.mailbox.codeFor(email));
  await page.getByLabel('Name').fill('Ada Lovelace');
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.getByRole('definition').first()).toHaveText(`Ada Lovelace${email}`);
  await expect(page.getByRole('definition').last()).toHaveText(device);
  expect(await violationsInBothThemes(page)).toEqual([]);
  const codes = () =>
    server.database.sql`select 1 from verifications where value like ${`%${flow.challenge}%`}`;
  expect(await codes()).toHaveLength(0);

  await page.getByRole('button', { name: 'Continue' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Return to the app' })).toBeFocused();
  const code = (await shownCode(page).textContent()) ?? '';
  const address = `${callbackLink}?code=${code}&state=${flow.state}`;
  await expect(link(page)).toHaveAttribute('href', address);
  await expect.poll(() => navigations).toContain(address);
  expect(await violationsInBothThemes(page)).toEqual([]);

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  // Chromium asks whether it may open the app, and keeps keys and pointer from the page meanwhile.
  await page.getByRole('button', { name: 'Copy the code' }).dispatchEvent('click');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(code);

  const app = new Browser(server.url);
  expect((await exchangeCode(app, code, flow)).status).toBe(200);
  expect((await app.get('/get-session')).body.user.email).toBe(email);
});

testWithProvider(
  'the provider chosen in the app is used without asking again, but not for another account',
  {
    tag: '@slow',
  },
  async ({ page, provider, server, email }) => {
    // Only for the app, and only where there is a provider of that name.
    for (const search of ['oidc', 'oidc&redirect=%2Fapp', 'github&redirect=%2Fdesktop']) {
      const path = `/login?provider=${search}`;
      await page.goto(path);
      await waitForHydration(page);
      await expect(page.getByRole('button', { name: 'Continue with Mwangaza' })).toBeEnabled();
      await expect(page).toHaveURL((url) => url.pathname + url.search === path);
    }
    const flow = beginFlow();
    provider.signInAs({ sub: email, email, email_verified: true, name: 'Ada Lovelace' });
    await page.goto(desktopSignInPage(flow, { provider: 'oidc' }));
    await page.getByLabel('Name').press('Enter');
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await page.getByRole('button', { name: 'Use another account' }).click();
    await expect(page).toHaveURL(/\/login\?redirect=%2Fdesktop%3F[^&]*$/);
    const sessions = await server.database.sql`
    select 1 from sessions join users on users.id = user_id where email = ${email}`;
    expect(sessions).toHaveLength(0);

    const other = `other-${email}`;
    provider.signInAs({ sub: other, email: other, email_verified: true, name: 'Otieno' });
    await page.getByRole('button', { name: 'Continue with Mwangaza' }).click();
    await page.getByLabel('Name').press('Enter');
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByText(other, { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Continue' }).click();
    const app = new Browser(server.url);
    await exchangeCode(app, (await shownCode(page).textContent()) ?? '', flow);
    expect((await app.get('/get-session')).body.user.email).toBe(other);
  },
);

test('an expired code is removed from the page', { tag: '@slow' }, async ({ page, server, email }) => {
  await comeAs(page, await signInUser(server, email));
  await page.clock.install();
  await page.goto(desktopSignInPage(beginFlow()));
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  // It counts from here on.
  await expect(page.getByRole('heading', { name: 'Return to the app' })).toBeFocused();
  await expect(page.getByRole('timer')).toHaveText(/^Valid for (5:00|4:\d\d)\.$/);
  await page.clock.fastForward('04:00');
  await expect(page.getByRole('timer')).toHaveText(/^Valid for (1:00|0:\d\d)\.$/);
  await page.clock.fastForward('01:00');
  await expect(page.getByRole('heading', { name: 'This code has expired' })).toBeVisible();
  await expect(link(page)).toBeHidden();
  await expect(shownCode(page)).toBeHidden();
});

test.describe('with a session that has ended', () => {
  test.use({ expected: refused });

  test('who agrees signs in first', { tag: '@slow' }, async ({ page, server, email }) => {
    const client = await signInUser(server, email);
    await comeAs(page, client);
    await page.goto(desktopSignInPage(beginFlow()));
    await waitForHydration(page);
    await client.post('/sign-out', {});
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL(/\/login\?redirect=%2Fdesktop%3F/);
  });
});

test('an invalid request starts again in the app', { tag: '@slow' }, async ({ page }) => {
  const malformed: Record<string, string>[] = [
    { state: 'x' },
    { code_challenge: '' },
    { device: '' },
    { device: 'a\u202Eb' },
  ];
  for (const path of [...malformed.map((part) => desktopSignInPage(beginFlow(), part)), '/desktop']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'This address is not complete' })).toBeVisible();
  }
  expect(await violationsInBothThemes(page)).toEqual([]);
});

test.describe('on a phone, in Arabic', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('nothing is cut off, from right to left', { tag: '@slow' }, async ({ page, server, email }) => {
    await comeAs(page, await signInUser(server, email, 'ليلى'));
    await page.goto(desktopSignInPage(beginFlow(), { lng: 'ar', device: 'x'.repeat(60) }));
    await waitForHydration(page);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    const isWide = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect([await isWide(), await violationsInBothThemes(page)]).toEqual([false, []]);
    await page.getByRole('button', { name: 'متابعة' }).click();
    await expect(page.getByRole('link', { name: `فتح ${product.name}` })).toBeVisible();
    expect([await isWide(), await violationsInBothThemes(page)]).toEqual([false, []]);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the press answers with the code and the link', { tag: '@slow' }, async ({ page, server, email }) => {
    await comeAs(page, await signInUser(server, email));
    const flow = beginFlow();
    await page.goto(desktopSignInPage(flow));
    await page.getByRole('button', { name: 'Continue' }).click();
    const code = (await shownCode(page).textContent()) ?? '';
    await expect(link(page)).toHaveAttribute('href', `${callbackLink}?code=${code}&state=${flow.state}`);
    await expect(page.getByText('Valid for 5 minutes.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copy the code' })).toBeHidden();
    expect((await exchangeCode(new Browser(server.url), code, flow)).status).toBe(200);

    await page.goto(desktopSignInPage(beginFlow()));
    await page.getByRole('button', { name: 'Use another account' }).click();
    await expect(page).toHaveURL(/\/login\?redirect=%2Fdesktop%3F/);
  });
});
