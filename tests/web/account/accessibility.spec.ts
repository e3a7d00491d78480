import type { Page } from 'playwright/test';
import { signInUser } from '#tests/support/sign-in-user.ts';
import { violationsInBothThemes } from '../accessibility-violations.ts';
import { expect, test } from '../sign-in/social-test.ts';

test.use({ expected: /Failed to load resource/ });

const looks = [
  { language: 'en', width: 1280, path: '/app/account' },
  { language: 'ar', width: 390, path: '/manager/account' },
] as const;

test('axe finds nothing: page and dialogs, both themes, right to left, on a phone', async ({
  visit,
  page,
}) => {
  test.setTimeout(180_000);
  for (const { language, width, path } of looks) {
    await page.setViewportSize({ width, height: 844 });
    await visit('admin', path, { language });
    expect(await violationsInBothThemes(page), path).toEqual([]);
    await visit('admin', '/app/account?newEmail=new@example.com', { language });
    await settled(page, 'dialog');
    expect(await violationsInBothThemes(page), `e-mail ${language}`).toEqual([]);
    await visit('admin', '/app/account', { language });
    await page.getByRole('button', { name: language === 'en' ? 'Delete account' : 'حذف الحساب' }).click();
    await settled(page, 'alertdialog');
    expect(await violationsInBothThemes(page), `deletion ${language}`).toEqual([]);
    await visit('admin', '/app/account', { language });
    const picture = await page.screenshot();
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture });
    await settled(page, 'dialog');
    expect(await violationsInBothThemes(page), `cropper ${language}`).toEqual([]);
  }
});

test('fits every phone in every language; data that fails to load shows an error and Retry', async ({
  visit,
  page,
  newcomer,
  server,
}) => {
  const person = await newcomer('admin');
  await signInUser(server, person.email);
  for (const language of ['en', 'fr', 'ar', 'sw'] as const) {
    await page.setViewportSize({ width: 320, height: 700 });
    await visit(person, '/app', { language });
    await page.getByRole('navigation').locator('[href="/app/account"]').click();
    await expect(page.getByRole('region').getByRole('listitem')).toHaveCount(3);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), language).toBe(320);
  }
  await page.setViewportSize({ width: 1280, height: 844 });
  await visit('admin', '/app');
  await page.route('**/api/fn/account.*', (route) =>
    route.fulfill({ status: 422, json: { code: 'UNPROCESSABLE_CONTENT', message: 'odd' } }),
  );
  await page.getByRole('button', { name: /Amina/ }).click();
  await page.getByRole('menuitem', { name: 'Account' }).click();
  const retry = page.getByRole('main').getByRole('button', { name: /Retry|Try Again/ });
  await expect(retry).toBeVisible();
  await page.unroute('**/api/fn/account.*');
  await retry.click();
  await expect(page.getByRole('heading', { name: 'Signed-in devices' })).toBeVisible();
});

/** Waits until a dialog stands still. */
async function settled(page: Page, role: 'dialog' | 'alertdialog'): Promise<void> {
  const dialog = page.getByRole(role);
  await expect(dialog).toBeVisible();
  await dialog.evaluate((element) =>
    Promise.all(element.getAnimations({ subtree: true }).map((animation) => animation.finished)),
  );
}
