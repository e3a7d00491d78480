import { product } from '#contract/product.ts';
import { expect } from './sign-in-test.ts';
import { test } from './social-test.ts';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('a new user signs in through the provider, to the requested page', async ({
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

    test('a refusal at the provider', async ({ page, server, provider }) => {
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
  });
}

test('an address that is not proven does not open the account of another', async ({
  page,
  provider,
  server,
  email,
  requestCode,
}) => {
  await requestCode(page, email);
  await page.getByLabel('Code, 6 characters').fill(await server.mailbox.codeFor(email));
  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible();
  await page.context().clearCookies();
  provider.signInAs({ sub: `thief-${email}`, email, email_verified: false, name: 'Thief' });
  await page.goto('/login');
  await page.getByRole('button', { name: 'Continue with Mwangaza' }).click();
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  await page.goto('/app');
  await expect(page).toHaveURL(/\/login\?/);
});

test('an unknown state is an unknown error', async ({ page, server }) => {
  await page.goto('/api/auth/callback/oidc?code=x&state=forged');
  await expect(page).toHaveURL(`${server.url}/login/error?error=unknown_error`);
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await expect(page.getByText('Failed to login, please try again')).toBeVisible();
});

test('an answer that leads elsewhere is not followed', async ({ page, server }) => {
  await page.route('**/api/auth/sign-in/social', (route) =>
    route.fulfill({ json: { url: 'https://evil.example/', redirect: true } }),
  );
  await page.goto('/login');
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Continue with Mwangaza' }).click();
  await expect(page.getByText('Failed to login, please try again')).toBeVisible();
  await expect(page).toHaveURL(`${server.url}/login/error?error=unknown_error`);
});
