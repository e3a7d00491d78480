import { expect, refused, test, wrongCode } from './sign-in-test.ts';

test.use({ javaScriptEnabled: false, expected: refused });

test('the whole way from /login to the app and out again', async ({ page, server, email }) => {
  await page.goto('/app');
  await expect(page).toHaveURL(`${server.url}/login?redirect=%2Fapp`);
  await expect(page.getByRole('group', { name: 'Theme' }), 'which needs a script').toBeHidden();

  await page.getByRole('button', { name: 'Continue with e-mail' }).click();
  await expect(page.getByText('Email is required')).toBeVisible();
  await page.getByLabel('E-mail').fill('ada@');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Email is invalid')).toBeVisible();
  await expect(page.getByLabel('E-mail')).toHaveValue('ada@');
  await page.getByLabel('E-mail').fill(email);
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'Check your e-mail' })).toBeVisible();
  const code = await server.mailbox.codeFor(email);
  const input = page.getByLabel('Code, 6 characters');
  await input.fill(wrongCode(code));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Code is invalid. 4 tries left.')).toBeVisible();
  await expect(input).toHaveValue(wrongCode(code));
  await input.fill(code.toLowerCase());
  await page.getByRole('button', { name: 'Continue' }).click();

  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible();
  await expect(page).toHaveURL(`${server.url}/app`);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Name is required')).toBeVisible();
  await page.getByLabel('Name').fill('https://evil.example');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Name is invalid')).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('https://evil.example');
  await page.getByLabel('Name').fill('Ada Lovelace');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /Ada/ })).toBeVisible();
  await expect(page).toHaveURL(`${server.url}/app`);

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.goto('/app');
  await expect(page).toHaveURL(`${server.url}/login?redirect=%2Fapp`);
});

test('another language keeps the address, and the server remembers it', { tag: '@slow' }, async ({
  page,
  server,
  email,
}) => {
  await page.goto(`/login/verify?redirect=%2Fapp&email=${email}`);
  await page.getByLabel('Language').selectOption('ar');
  await page.getByRole('button', { name: 'Change' }).click();
  await expect(page).toHaveURL(
    `${server.url}/login/verify?redirect=%2Fapp&email=${encodeURIComponent(email)}&lng=ar`,
  );
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.goto('/login');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
});
