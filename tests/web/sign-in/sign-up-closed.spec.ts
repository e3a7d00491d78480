import { product } from '#contract/product.ts';
import { expect } from './sign-in-test.ts';
import { test } from './social-test.ts';

test.use({ signUp: 'closed' });

test('somebody without an account is told so', { tag: '@slow' }, async ({
  page,
  server,
  provider,
  email,
}) => {
  provider.signInAs({ sub: email, email, email_verified: true, name: 'Stranger' });
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: `Sign in to ${product.name}` })).toBeVisible();
  await page.getByRole('button', { name: 'Continue with Mwangaza' }).click();
  await expect(page.getByRole('heading', { name: 'Account not found' })).toBeVisible();
  await expect(page.getByText('You need an account to sign in')).toBeVisible();
  await expect(page).toHaveURL(`${server.url}/login/error?error=signup_disabled`);
  await expect(page.getByRole('link', { name: 'Ask for an account' })).toHaveAttribute('href', /^mailto:/);
  await page.getByRole('link', { name: 'Try another address' }).click();
  await expect(page.getByLabel('E-mail')).toBeFocused();
});

test('by code, an address without an account gets the same answer and no mail', { tag: '@slow' }, async ({
  page,
  server,
  email,
  requestCode,
}) => {
  await requestCode(page, email);
  await expect(page.getByText('If you have an account, a code is on its way to')).toBeVisible();
  await expect(server.mailbox.waitForMail(email, { timeoutMs: 2000 })).rejects.toThrow('no mail');
});
