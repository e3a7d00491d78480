import { product } from '#contract/product.ts';
import { expect, test } from './layout-test.ts';

test('theme and language change from the menu, at once, and stay from the first byte on', async ({
  visit,
  server,
}) => {
  const page = await visit('admin', '/manager/dashboard');
  await page.getByRole('button', { name: /Amina/ }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveClass('dark');
  await expect(page.getByRole('menu')).toBeHidden();
  await page.getByRole('button', { name: /Amina/ }).press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Account' })).toBeFocused();
  await expect(page.getByRole('menuitemradio', { name: 'Dark' })).toBeChecked();
  await page.getByRole('menuitemradio', { name: 'العربية' }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(page).toHaveTitle(`لوحة المعلومات | ${product.name}`);
  await expect(page.getByRole('heading', { name: 'أحدث المستخدمين' })).toBeVisible();
  const html = await (await page.request.get(`${server.url}/app`)).text();
  expect(html).toMatch(/<html lang="ar" dir="rtl"[^>]* class="dark"/);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'فتح التطبيق' }).click();
  await expect(page).toHaveTitle(`الرئيسية | ${product.name}`);
});

test('a language that is chosen outranks the address that it was chosen on', { tag: '@slow' }, async ({
  visit,
  server,
}) => {
  const page = await visit('admin', '/app?lng=fr&tab=2#top');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await page.getByRole('button', { name: 'Compte de Amina Wanjiru' }).click();
  await page.getByRole('menuitemradio', { name: 'Kiswahili' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'sw');
  await expect(page).toHaveURL(`${server.url}/app?tab=2#top`);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'sw');
});

test.describe('in another time zone', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });
  test('times are the reader’s own from the second page on, also in the first byte', {
    tag: '@slow',
  }, async ({ visit, server }) => {
    const page = await visit('admin', '/app');
    await expect
      .poll(async () => (await page.context().cookies()).find(({ name }) => name === 'time-zone')?.value)
      .toBe('Asia%2FTokyo');
    const hour = Number(
      new Intl.DateTimeFormat('en', { timeZone: 'Asia/Tokyo', hour: 'numeric', hourCycle: 'h23' }).format(),
    );
    const greeting =
      hour >= 5 && hour < 12 ? 'Good morning' : hour >= 12 && hour < 18 ? 'Good afternoon' : 'Good evening';
    await expect(page.getByRole('heading', { level: 1 })).toContainText(greeting);
    const html = await (await page.request.get(`${server.url}/app`)).text();
    expect(/<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]).toContain(greeting);
  });
});

for (const zone of ['Etc/Unknown', '', 'Mars/Olympus', undefined]) {
  test(`times are in UTC where the browser reports the time zone ${JSON.stringify(zone)}`, {
    tag: '@slow',
  }, async ({ visit, page }) => {
    await page.addInitScript((timeZone) => {
      const { resolvedOptions } = Intl.DateTimeFormat.prototype;
      Intl.DateTimeFormat.prototype.resolvedOptions = function () {
        return { ...resolvedOptions.call(this), timeZone: timeZone as string };
      };
    }, zone);
    for (const path of [
      '/app',
      '/app/account',
      '/app/account/activity',
      '/app/repositories',
      '/manager/dashboard',
      '/manager/users',
      '/manager/jobs',
      '/manager/audit',
    ]) {
      await visit('admin', path);
      await expect(page.locator('main h1'), path).toBeVisible();
      await expect(page.getByText('Something went wrong'), path).toHaveCount(0);
    }
    await expect
      .poll(async () => (await page.context().cookies()).find(({ name }) => name === 'time-zone')?.value)
      .toBe('UTC');
  });
}

test('a language that is chosen from the menu is kept with the account', { tag: '@slow' }, async ({
  visit,
  newcomer,
  server,
  context,
}) => {
  const person = await newcomer();
  const page = await visit(person, '/app');
  await page.getByRole('button', { name: /^Account of Amina/ }).click();
  const stored = page.waitForResponse('**/api/fn/account.setLanguage');
  await page.getByRole('menuitemradio', { name: 'Français' }).click();
  expect((await stored).status()).toBe(200);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');

  // Another browser, in which nothing was chosen yet: it asks for English, and mail stays French.
  await context.clearCookies({ name: 'i18next' });
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${server.url}/app/account`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByText(/Mail to you comes in \S*Français/)).toBeVisible();
  await page.request.post(`${server.url}/api/auth/email-otp/send-verification-otp`, {
    headers: { origin: server.url, 'accept-language': 'en' },
    data: { email: person.email, type: 'sign-in' },
  });
  expect((await server.mailbox.waitForMail(person.email)).headers).toContainEqual(
    expect.objectContaining({ key: 'content-language', value: 'fr' }),
  );
  await page.getByRole('button', { name: /Use \S*English\S* for mail/ }).click();
  await expect(page.getByText(/Mail to you comes in \S*English/)).toBeVisible();
  await expect(page.getByRole('button', { name: /for mail/ })).toHaveCount(0);
});
