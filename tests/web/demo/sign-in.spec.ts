import { product } from '#contract/product.ts';
import { accessibilityViolations, expectAccessible, looks } from '../accessibility-violations.ts';
import { waitForHydration } from '../layout/layout-test.ts';
import { expect, test } from './demo-test.ts';

// All in one worker, with one server: starting another takes longer than a test.
test.describe.configure({ mode: 'default' });

test('one click signs in as either of the two users, again and again', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: /Amina Wanjiru/ }).click();
  await expect(page).toHaveURL(/\/manager\/dashboard/);
  await expect(page.getByRole('button', { name: /Amina Wanjiru/ })).toBeVisible();
  await page.context().clearCookies();
  await page.goto('/login?redirect=%2Fapp%3Ffrom%3Dmail');
  await page.getByRole('button', { name: /Omar Benali/ }).click();
  await expect(page).toHaveURL(/\/app\?from=mail/);
  await expect(page.getByText('Read-only demo: look at everything')).toBeVisible();
});

test('a code is shown on the page instead of being sent; another address gets an explanation', {
  tag: '@slow',
}, async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('E-mail').fill('omar@riad.example');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/verify/);
  const told = await page.getByText('No mail is sent in this demo').innerText();
  const code = told.match(/is ([2-9A-Z]{6})\./)?.[1] ?? '';
  await page.getByLabel(/Code, 6 characters/).fill(code);
  await expect(page).toHaveURL(/\/app/);
});

test.describe('an address without an account', () => {
  test.use({ expected: /403/ });
  test('opens the dialog, with the command and the contact', { tag: '@slow' }, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/login');
    await waitForHydration(page);
    await page.getByLabel('E-mail').fill('me@example.com');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Demo Mode' });
    await expect(dialog).toContainText('This is a read-only demo, this action is disabled.');
    await expect(dialog.getByRole('link')).toHaveAttribute('href', `mailto:${product.contact}`);
    await dialog.getByRole('button', { name: 'Copy the command' }).click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe(product.scaffoldCommand ?? `git clone ${product.sourceUrl}`);
    // A long command is broken: what scrolls would have to take the focus.
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await accessibilityViolations(page)).toEqual([]);
    // Its lines begin at the left also where those of the page do not.
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
    await expect(dialog.locator('code')).toHaveCSS('direction', 'ltr');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });
});

for (const { language, theme } of looks)
  test(`the page of a demo is clean for axe: ${language}`, { tag: '@slow' }, async ({
    page,
    context,
    baseURL: url,
  }) => {
    await context.addCookies([{ name: 'theme', value: theme, url }]);
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(`/login?lng=${language}`);
    await expectAccessible(page);
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('one press signs in, too', { tag: '@slow' }, async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('button', { name: /Amina Wanjiru/ }).click();
    await expect(page).toHaveURL(/\/manager\/dashboard/);
  });
});
