import { expectAccessible, looks } from '../accessibility-violations.ts';
import { delayScripts } from '../delay-scripts.ts';
import { expect, passWait, refused, test, typeCode, waitForHydration, wrongCode } from './sign-in-test.ts';

test.use({ expected: refused });

for (const { language, theme, width } of looks) {
  test(`axe finds nothing: ${language}`, { tag: '@slow' }, async ({ page, server, context, email }) => {
    const cookies = Object.entries({ i18next: language, theme });
    await context.addCookies(cookies.map(([name, value]) => ({ name, value, url: server.url })));
    await page.setViewportSize({ width, height: 844 });
    for (const path of ['/login', '/login/error?error=signup_disabled', '/nowhere']) {
      await page.goto(path);
      await waitForHydration(page);
      await expectAccessible(page);
    }
    await page.goto('/login?redirect=/app');
    await page.locator('main button[type=submit]').first().click();
    await expect(page.locator('[aria-invalid=true]')).toBeVisible();
    await expectAccessible(page, 'a wrong field');
    await page.locator('input[type=email]').fill(email);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/verify/);
    await expectAccessible(page, 'verify');
    await server.mailbox.codeFor(email);
    await passWait(server);
    await page.evaluate((address) => sessionStorage.setItem(`send-again-at:${address}`, '1'), email);
    await page.reload();
    await waitForHydration(page);
    await page.locator('button[value=resend]').click();
    await expect(page.locator('main [role=status]')).toBeVisible();
    await expectAccessible(page, 'sent again');
    const code = await server.mailbox.codeFor(email);
    await page.locator('input[name=code]').pressSequentially(wrongCode(code));
    await expect(page.locator('[aria-invalid=true]')).toBeVisible();
    await expectAccessible(page, 'a wrong code');
    await page.locator('input[name=code]').pressSequentially(code);
    await expect(page.locator('input[name=name]')).toBeVisible();
    await expectAccessible(page, 'onboarding');
    await page.goto('/manager');
    await page.locator('input[name=name]').fill('Ada');
    await page.keyboard.press('Enter');
    await expect(page.getByText('403', { exact: true })).toBeVisible();
    await expectAccessible(page, '403');
  });
}

test('targets are large enough on a phone', { tag: '@slow' }, async ({ page, server, context }) => {
  for (const language of ['en', 'ar']) {
    await context.addCookies([{ name: 'i18next', value: language, url: server.url }]);
    for (const path of [
      '/login',
      '/login/verify?email=a.person.with.a.long.address@a-long-name-of-a-domain.example',
      '/login/error?error=signup_disabled',
      '/nowhere',
    ]) {
      await page.goto(path);
      // Before that the button to send again stands where the countdown will.
      await waitForHydration(page);
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 640 });
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(overflow, `${path} in ${language} at ${width}`).toBe(0);
        const small = () =>
          page
            .locator(
              'main :is(button, a, input:not([type=hidden])):visible, footer :is(label, select):visible',
            )
            .evaluateAll((nodes) =>
              nodes
                .map((node) => ({ node: node.outerHTML.slice(0, 100), box: node.getBoundingClientRect() }))
                .filter(({ box }) => box.height < 24 || box.width < 24)
                .map(({ node, box }) => `${box.width}×${box.height} ${node}`),
            );
        await expect.poll(small, `${path} in ${language}`).toEqual([]);
      }
    }
  }
});

test('a form submitted before the scripts have loaded works', async ({ page, server, email }) => {
  const release = await delayScripts(page);
  await page.goto('/login?redirect=%2Fapp', { waitUntil: 'commit' });
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Continue with e-mail' }).click();
  await expect(page).toHaveURL(/\/login\/verify\?redirect=%2Fapp&email=/);
  await page.getByLabel('Code, 6 characters').pressSequentially('K7');
  release();
  await waitForHydration(page);
  await expect(page.getByLabel('Code, 6 characters')).toHaveValue(/^k7$/i);
  await page.getByLabel('Code, 6 characters').fill('');
  await typeCode(page, await server.mailbox.codeFor(email));
  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible();
});

test('choices made before the scripts have loaded are kept', { tag: '@slow' }, async ({ page, email }) => {
  const release = await delayScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('radio', { name: 'Dark' }).check();
  await page.getByLabel('Language').selectOption('fr');
  release();
  await waitForHydration(page);
  await expect(page.locator('input[type=email]')).toHaveValue(email);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.locator('html')).toHaveClass('dark');
});

test('a page restored by Back does not restore an older theme', { tag: '@slow' }, async ({ page }) => {
  await page.goto('/login');
  await waitForHydration(page);
  await page.getByRole('radio', { name: 'Dark' }).check();
  await page.goto('/nowhere');
  await waitForHydration(page);
  await page.getByRole('radio', { name: 'Light' }).check();
  await page.goBack();
  await waitForHydration(page);
  await expect(page.getByRole('radio', { name: 'Light' })).toBeChecked();
  await expect(page.locator('html')).toHaveClass('light');
});
