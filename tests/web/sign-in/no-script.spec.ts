import type { Page } from 'playwright/test';
import { expect, passWait, refused, test, wrongCode } from './sign-in-test.ts';

test.use({ javaScriptEnabled: false, expected: refused });

async function sendCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Code, 6 characters').fill(code);
  await page.getByRole('button', { name: 'Continue' }).click();
}

test('the whole way from /login to the app and out again', async ({ page, server, email }) => {
  await page.goto('/app');
  await expect(page).toHaveURL(`${server.url}/login?redirect=%2Fapp`);

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
});

test('another code: told to wait, then sent', async ({ page, server, email, requestCode }) => {
  await requestCode(page, email);
  await server.mailbox.codeFor(email);
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    /^Too many tries\. Wait a moment and try again\. Possible again in \d\d? seconds?\.$/,
    { useInnerText: true },
  );
  await passWait(server);
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText('A new code is on its way')).toBeVisible();
  await page.getByLabel('Code, 6 characters').fill(await server.mailbox.codeFor(email));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in or sign up' })).toBeVisible();
});

test('an expired code says so', async ({ page, server, email, requestCode }) => {
  await requestCode(page, email);
  const code = await server.mailbox.codeFor(email);
  await server.database.sql`update verifications set expires_at = now() - interval '1 second'`;
  await sendCode(page, code);
  await expect(page.getByRole('alert')).toHaveText('This code has expired. Ask for a new one.');
});

test('after five wrong codes the right one is refused, too', async ({ page, server, email, requestCode }) => {
  await requestCode(page, email);
  const code = await server.mailbox.codeFor(email);
  for (const left of ['4 tries', '3 tries', '2 tries', '1 try']) {
    await sendCode(page, wrongCode(code));
    await expect(page.getByText(`Code is invalid. ${left} left.`)).toBeVisible();
  }
  await sendCode(page, wrongCode(code));
  await expect(page.getByRole('alert')).toHaveText('Too many wrong codes. Ask for a new one.');
  await expect(page.getByRole('button', { name: 'Continue' })).toBeDisabled();
  // From a page that was loaded before.
  await page.goto(page.url());
  await sendCode(page, code);
  await expect(page.getByRole('alert')).toHaveText('Too many wrong codes. Ask for a new one.');
});

test('a banned user sees an error', async ({ page, server, email, requestCode }) => {
  await server.database.sql`
    insert into users (id, email, name, email_verified, banned) values (${email}, ${email}, 'Ada', true, true)`;
  await requestCode(page, email);
  await sendCode(page, await server.mailbox.codeFor(email));
  await expect(page.getByRole('alert')).toHaveText('You have been banned from this application.');
  await page.goto('/app');
  await expect(page).toHaveURL(/\/login\?/);
});

test('another language keeps the address, and the server remembers it', async ({ page, server, email }) => {
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

test('what only a script could do is not there', async ({ page }) => {
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { name: 'This page could not be found' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Back' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Home' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Theme' })).toBeHidden();
});
