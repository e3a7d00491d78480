import type { APIRequestContext } from 'playwright/test';
import { expect, refused, test, typeCode } from '../web/sign-in/sign-in-test.ts';
import { externalUrls } from './support/external-urls.ts';

test.use({ expected: refused });

/** Requests a code for another user's address and enters wrong ones. */
async function guess(attacker: APIRequestContext, email: string): Promise<void> {
  const post = (path: string, data: object) => attacker.post(`/api/auth${path}`, { data });
  await post('/email-otp/send-verification-otp', { email, type: 'sign-in' });
  for (let count = 0; count < 5; count += 1) await post('/sign-in/email-otp', { email, otp: 'AAAAAA' });
}

test('an owner whose codes are rejected because others guess them signs in by the link in the mail', {
  tag: '@slow',
}, async ({ page, server, email, requestCode, playwright }) => {
  for (let count = 0; count < 2; count += 1) {
    const attacker = await playwright.request.newContext({
      baseURL: server.url,
      extraHTTPHeaders: { origin: server.url },
    });
    await guess(attacker, email);
    await attacker.dispose();
    await server.mailbox.waitForMail(email);
  }
  await requestCode(page, email);
  const mail = await server.mailbox.waitForMail(email);
  const code = /\n([A-Z0-9]{6})\n/.exec(mail.text ?? '')?.[1] ?? '';
  await typeCode(page, code);
  await expect(page.getByRole('alert')).toHaveText('Too many wrong codes. Ask for a new one.');

  const link = /http\S+\/login\/verify\?\S+/.exec(mail.text ?? '')?.[0] ?? '';
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Sign in by link' })).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible();
  expect(page.url()).not.toContain('code=');

  await page.context().clearCookies();
  await page.goto(link);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'This link was used already, or is more than ten minutes old.',
  );
  await expect(page.getByRole('heading', { name: 'Sign in by link' })).toBeFocused();
  await page.getByRole('link', { name: 'Ask for a new code' }).click();
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue(email);
});

test('a redirect to another site leads to our own page in a real browser', { tag: '@slow' }, async ({
  page,
  server,
  email,
  comeToOnboarding,
}) => {
  await comeToOnboarding(page, email);
  const left: string[] = [];
  await page.route(
    ({ origin }) => origin !== server.url,
    async (route) => {
      left.push(route.request().url());
      await route.abort();
    },
  );
  // The others do not begin like a path of ours: redirects.test.ts.
  for (const place of externalUrls.filter((one) => one.startsWith('/'))) {
    await page.goto(`/login?redirect=${encodeURIComponent(place)}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect([place, new URL(page.url()).origin]).toEqual([place, server.url]);
  }
  expect(left).toEqual([]);
});
