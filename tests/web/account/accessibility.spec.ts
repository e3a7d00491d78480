import type { Page } from 'playwright/test';
import { translator } from '#server/http/translate.ts';
import { signInUser } from '#tests/support/sign-in-user.ts';
import { expectAccessible, looks } from '../accessibility-violations.ts';
import { expect, test } from '../sign-in/social-test.ts';

for (const { language, width, theme } of looks) {
  test(`axe finds nothing: page and dialogs, ${language}`, { tag: '@slow' }, async ({ visit, page }) => {
    await page.setViewportSize({ width, height: 844 });
    await visit('admin', '/manager/account', { language, theme });
    await expectAccessible(page);
    await visit('admin', '/app/account?newEmail=new@example.com', { language, theme });
    await settled(page, 'dialog');
    await expectAccessible(page, 'e-mail');
    await visit('admin', '/app/account', { language, theme });
    await page.getByRole('button', { name: translator(language)('account:deletion.delete') }).click();
    await settled(page, 'alertdialog');
    await expectAccessible(page, 'deletion');
    await visit('admin', '/app/account', { language, theme });
    const picture = await page.screenshot();
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture });
    await settled(page, 'dialog');
    await expectAccessible(page, 'cropper');
  });
}

test('fits every phone in every language', { tag: '@slow' }, async ({ visit, page, newcomer, server }) => {
  const person = await newcomer('admin');
  await signInUser(server, person.email);
  for (const language of ['en', 'fr', 'ar', 'sw'] as const) {
    await page.setViewportSize({ width: 320, height: 700 });
    await visit(person, '/app', { language });
    await page.getByRole('navigation').locator('[href="/app/account"]').click();
    await expect(page.getByRole('region').getByRole('listitem')).toHaveCount(3);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), language).toBe(320);
  }
});

/** Waits until a dialog stands still. */
async function settled(page: Page, role: 'dialog' | 'alertdialog'): Promise<void> {
  const dialog = page.getByRole(role);
  await expect(dialog).toBeVisible();
  await dialog.evaluate((element) =>
    Promise.all(element.getAnimations({ subtree: true }).map((animation) => animation.finished)),
  );
}
