import { product } from '#contract/product.ts';
import { expect } from './sign-in-test.ts';
import { test } from './social-test.ts';

test('a new user signs in through the provider, to the requested page', { tag: '@slow' }, async ({
  page,
  server,
  provider,
  email,
}) => {
  provider.signInAs({ sub: email, email, email_verified: true, name: 'Ada Lovelace' });
  await page.goto('/app?tab=2');
  await page.getByRole('button', { name: 'Continue with Mwangaza' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('Ada Lovelace');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: /Ada/ })).toBeVisible();
  await expect(page).toHaveURL(`${server.url}/app?tab=2`);
});

test('a refusal at the provider', { tag: '@slow' }, async ({ page, server, provider }) => {
  provider.refuseWith('access_denied');
  await page.goto('/login?redirect=%2Fapp%3Ftab%3D2');
  await page.getByRole('button', { name: 'Continue with Mwangaza' }).click();
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  await expect(page.getByText('Unable to sign in, please try again')).toBeVisible();
  await expect(page).toHaveURL(`${server.url}/login/error?redirect=%2Fapp%3Ftab%3D2&error=access_denied`);
  await expect(page).toHaveTitle(`Access Denied | ${product.name}`);
  provider.refuseWith(undefined);
  await page.getByRole('link', { name: 'Back to sign-in' }).click();
  await expect(page).toHaveURL(`${server.url}/login?redirect=%2Fapp%3Ftab%3D2`);
});

test('an answer that leads elsewhere is not followed', { tag: '@slow' }, async ({ page, server }) => {
  await page.route('**/api/auth/sign-in/social', (route) =>
    route.fulfill({ json: { url: 'https://evil.example/', redirect: true } }),
  );
  await page.goto('/login');
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Continue with Mwangaza' }).click();
  await expect(page.getByText('Failed to login, please try again')).toBeVisible();
  await expect(page).toHaveURL(`${server.url}/login/error?error=unknown_error`);
});
