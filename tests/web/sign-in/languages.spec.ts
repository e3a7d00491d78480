import { unknownLanguage } from '#tests/support/other-language.ts';
import { signInUser } from '#tests/support/sign-in-user.ts';
import { expect, passWait, test, typeCode, waitForHydration } from './sign-in-test.ts';

test('another language is shown at once, remembered, and is the only other one that is loaded', {
  tag: '@slow',
}, async ({ page, server }) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    const language = /\/locales\/(\w+)\//.exec(request.url())?.[1];
    if (language) loaded.push(language);
  });
  await page.goto('/login?redirect=%2Fapp');
  await waitForHydration(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByLabel('Language').selectOption('sw');
  await expect(page.getByLabel('Lugha')).toHaveValue('sw');
  await expect(page.locator('html')).toHaveAttribute('lang', 'sw');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await expect(page).toHaveURL(`${server.url}/login?redirect=%2Fapp`);
  expect(new Set(loaded)).toEqual(new Set(['sw']));
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'i18next');
  expect(cookie).toMatchObject({ value: 'sw', path: '/', sameSite: 'Lax' });
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeCloseTo(43_200 * 60, -2);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'sw');
});

test('a choice in storage that the server cannot see applies and sets the cookie, which outranks it', {
  tag: '@slow',
}, async ({ page, context, server }) => {
  const cookie = async () => (await context.cookies()).find(({ name }) => name === 'i18next')?.value;
  for (const storage of ['localStorage', 'sessionStorage'] as const) {
    await page.goto('/healthz');
    await context.clearCookies();
    await page.evaluate((name) => {
      localStorage.clear();
      window[name].setItem('i18nextLng', 'fr');
    }, storage);
    await page.goto('/login');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expect.poll(cookie, storage).toBe('fr');
  }
  await context.addCookies([{ name: 'i18next', value: 'sw', url: server.url }]);
  await page.goto('/login');
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('html')).toHaveAttribute('lang', 'sw');
});

for (const { locale, language, reason } of [
  { locale: 'en-GB', language: 'en', reason: 'what the browser asks for stays' },
  {
    locale: unknownLanguage,
    language: 'sw',
    reason: 'where the browser asks for none of ours, at once and not at the reload',
  },
]) {
  test(`a language that the person keeps does not flip the page after signing in: ${reason}`, {
    tag: '@slow',
  }, async ({ browser, server, email }) => {
    await signInUser(server, email);
    await server.database.sql`update users set language = 'sw' where email = ${email}`;
    await passWait(server);
    const context = await browser.newContext({ baseURL: server.url, locale });
    const page = await context.newPage();
    await page.goto('/login');
    await page.getByLabel('E-mail').fill(email);
    await page.getByRole('button', { name: 'Continue with e-mail' }).click();
    await typeCode(page, await server.mailbox.codeFor(email));
    await expect(page).toHaveURL(`${server.url}/app`);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await context.close();
  });
}

test('a choice is followed by the other tabs at once', { tag: '@slow' }, async ({ page, context }) => {
  await page.goto('/login');
  await waitForHydration(page);
  const other = await context.newPage();
  await other.goto('/login');
  await waitForHydration(other);
  await other.getByLabel('Language').selectOption('ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
});
