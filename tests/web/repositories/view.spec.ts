import { expect, test } from '../layout/layout-test.ts';

test('rows made lower in another list stay as they are in this one', { tag: '@slow' }, async ({
  visit,
  page,
}) => {
  await visit('admin', '/manager/users');
  await page.getByRole('button', { name: 'View' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Compact rows' }).click();
  await expect(page.locator('[data-compact]').first()).toBeVisible();
  await visit('admin', '/manager/repositories');
  await expect(page.locator('[data-compact]')).toHaveCount(0);
});
