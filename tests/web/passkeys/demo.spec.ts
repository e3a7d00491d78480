import { expect, expectBlocked, test } from '../demo/demo-test.ts';

test('a demo has no passkeys: none is added, and none signs in', { tag: '@slow' }, async ({ look, page }) => {
  await look('user', '/app/account');
  await expectBlocked(page.getByRole('button', { name: 'Add a passkey' }));
  await page.context().clearCookies();
  await page.goto('/login');
  await expect(page.getByLabel('E-mail')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toHaveCount(0);
});
