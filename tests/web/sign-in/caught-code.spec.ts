import { expect, test, waitForHydration } from './sign-in-test.ts';

// Local mode without a mail server: mails stay on this machine.
test.use({ variables: { SMTP_URL: undefined } });

test('the link fills in the code of the caught mail, which signs in; without a mail it opens the mailbox', {
  tag: '@slow',
}, async ({ page, email, requestCode }) => {
  const link = page.getByRole('link', { name: 'fill in the code' });
  await page.goto(`/login/verify?email=${email}`);
  await waitForHydration(page);
  await link.click();
  await expect(page.getByRole('heading', { name: 'Mailbox' })).toBeVisible();

  await requestCode(page, email);
  await waitForHydration(page);
  await page.getByLabel('Code, 6 characters').pressSequentially('A');
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the link opens the mail, which shows the code and leads back', { tag: '@slow' }, async ({
    page,
    email,
    requestCode,
  }) => {
    await requestCode(page, email);
    await page.getByRole('link', { name: 'fill in the code' }).click();
    await expect(page).toHaveURL(/\/dev\/mailbox\/[\w-]{36}$/);
    await expect(page.locator('code')).toHaveText(/^\w{6}$/);
    await page.getByRole('link', { name: 'Enter the code' }).click();
    await expect(page.getByRole('heading', { name: 'Check your e-mail' })).toBeVisible();
  });
});
