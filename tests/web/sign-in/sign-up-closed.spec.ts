import { product } from '#contract/product.ts';
import { expect, test } from './sign-in-test.ts';

test.use({ variables: { SIGN_UP: 'closed' } });

test('with closed sign-up the pages promise nothing to strangers and show where to request an account', {
  tag: '@slow',
}, async ({ page, email, requestCode }) => {
  await requestCode(page, email);
  await expect(page.getByText('If you have an account, a code is on its way to')).toBeVisible();

  // Where a provider leads a stranger: server/auth/providers/social-failures.slow.test.ts.
  await page.goto('/login/error?error=signup_disabled');
  await expect(page.getByRole('heading', { name: 'Account not found' })).toBeVisible();
  await expect(page.getByText('You need an account to sign in')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ask for an account' })).toHaveAttribute('href', /^mailto:/);
  await page.getByRole('link', { name: 'Try another address' }).click();
  await expect(page.getByRole('heading', { name: `Sign in to ${product.name}` })).toBeVisible();
  await expect(page.getByLabel('E-mail')).toBeFocused();
});
