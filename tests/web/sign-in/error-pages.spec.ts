import { product } from '#contract/product.ts';
import { signInUser } from '#tests/support/sign-in-user.ts';
import { violationsInBothThemes } from '../accessibility-violations.ts';
import { expect, refused, test, waitForHydration } from './sign-in-test.ts';

test.use({ expected: refused });

test('an unknown address is 404, with the way back and home', async ({ page, server }) => {
  await page.goto('/login');
  const response = await page.goto('/nowhere?x=1');
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle(`This page could not be found | ${product.name}`);
  await expect(page.getByText('404', { exact: true })).toBeVisible();
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(`${server.url}/login`);
  await page.goForward();
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL(`${server.url}/login`);
  await expect(page.getByLabel('E-mail')).toBeVisible();
});

test('in a tab where there is nothing to go back to, Home leads', { tag: '@slow' }, async ({ page }) => {
  await page.goto('/login');
  const opened = page.waitForEvent('popup');
  await page.evaluate(() => void window.open('/nowhere'));
  const tab = await opened;
  await waitForHydration(tab);
  expect(await tab.evaluate(() => history.length)).toBe(1);
  await expect(tab.getByRole('button', { name: 'Back' })).toBeHidden();
  await expect(tab.getByRole('link', { name: 'Home' })).toBeVisible();
});

test('a user sees 403 in the manager area', { tag: '@slow' }, async ({ visit, page, server }) => {
  // As long as addresses may be before their @.
  const email = `${crypto.randomUUID()}${crypto.randomUUID()}`.slice(0, 64).concat('@example.com');
  await visit(await signInUser(server, email), '/app');
  const response = await page.goto('/manager');
  expect(response?.status()).toBe(403);
  await expect(page).toHaveTitle(`You do not have access to this page | ${product.name}`);
  await expect(page.getByText('403', { exact: true })).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL(`${server.url}/app`);
  await page.goBack();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/login/);
});

test('a failure is 500 with a reference, and Try Again loads the page', { tag: '@slow' }, async ({
  visit,
  page,
  server,
}) => {
  const { sql } = server.database;
  await sql`alter table sessions rename to sessions_away`;
  const visited = page.waitForResponse(`${server.url}/app`);
  await visit('user', '/app').finally(() => sql`alter table sessions_away rename to sessions`);
  expect((await visited).status()).toBe(500);
  await expect(page).toHaveTitle(`Something went wrong | ${product.name}`);
  await expect(page.getByText('500', { exact: true })).toBeVisible();
  await expect(page.getByText(/Reference: .*[0-9a-f-]{36}/)).toBeVisible();
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/fn/**', async (route) => {
    await held;
    await route.continue();
  });
  const button = page.getByRole('button', { name: 'Try Again' });
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page.getByRole('heading', { name: /Amina/ })).toBeVisible();
});

test.describe(() => {
  // The router says so, too.
  test.use({ expected: /status of 404|malformed URL segment/ });

  test('an address that cannot be decoded is 404', { tag: '@slow' }, async ({ page }) => {
    const response = await page.goto('/%E0%A4%A');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be found');
    await expect(page.getByRole('link', { name: 'Home' })).toBeVisible();
    await expect(page.getByText('Try Again')).toBeHidden();
  });
});

test.describe(() => {
  test.use({ expected: /status of 413/ });

  test('any other error is the unknown one', { tag: '@slow' }, async ({ page }) => {
    await page.goto('/login?lng=ar');
    await waitForHydration(page);
    // A form that is too large, as only a page sends it that is not of the product.
    const answer = page.waitForResponse((response) => response.request().method() === 'POST');
    await page.evaluate(() => {
      document.body.innerHTML = '<form method="post"><textarea name="email"></textarea></form>';
      const [form] = document.forms;
      if (form?.elements[0] instanceof HTMLTextAreaElement) form.elements[0].value = 'a'.repeat(2_000_000);
      form?.submit();
    });
    expect((await answer).status()).toBe(413);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('حدث خطأ ما');
    expect(await violationsInBothThemes(page)).toEqual([]);
  });
});
