import { product } from '#contract/product.ts';
import { expect, refusedDocument, test } from './layout-test.ts';

test('managers see all entries, each at its address, and go to the user area and back', {
  tag: '@slow',
}, async ({ visit }) => {
  const page = await visit('admin', '/manager');
  await expect(page).toHaveURL(/\/manager\/dashboard$/);
  const entries = async (name: string) =>
    page
      .getByRole('navigation', { name })
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => `${link.textContent} ${link.getAttribute('href')}`));
  // Those of features come after it.
  expect((await entries('Application'))[0]).toBe('Dashboard /manager/dashboard');
  expect(await entries('Configuration')).toContain('Users /manager/users');
  expect(await entries('More')).toEqual(['Open App /app', 'API Documentation /manager/api-documentation']);
  await expect(page.getByRole('link', { name: 'Dashboard', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(page.locator('[aria-current=page]')).toHaveCount(1);
  await page.getByRole('link', { name: 'Open App' }).click();
  await expect(page).toHaveTitle(`Home | ${product.name}`);
  await expect(page.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('link', { name: 'Manager' }).click();
  await expect(page).toHaveURL(/\/manager\/dashboard$/);
  await expect(page).toHaveTitle(`Dashboard | ${product.name}`);
});

test.describe(() => {
  // React reports what an error page replaces.
  test.use({ expected: new RegExp(`${refusedDocument.source}|ApiError`) });

  test('an unknown address shows an error inside the layout, with 404', { tag: '@slow' }, async ({
    visit,
    server,
  }) => {
    for (const path of ['/manager/nothing', '/manager/nothing/at/all', '/app/nothing']) {
      const page = await visit('admin', path);
      expect((await page.request.get(server.url + path)).status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be found');
      await expect(page).toHaveTitle(`This page could not be found | ${product.name}`);
      await expect(page.getByRole('navigation', { name: 'Application' }).first()).toBeVisible();
    }
  });

  test('and by a click as well: title, focus and current entry follow, and the way back', async ({
    visit,
    newcomer,
    server,
  }) => {
    const { email } = await newcomer();
    await server.database.sql`update users set name = 'Gone Meanwhile' where email = ${email}`;
    const page = await visit('admin', '/manager/dashboard');
    await server.database.sql`delete from users where email = ${email}`;
    // A page opens without its data after a second.
    const { promise: isWaiting, resolve: answer } = Promise.withResolvers<void>();
    await page.route('**/api/fn/**', async (route) => {
      await isWaiting;
      await route.continue();
    });
    await page.getByRole('link', { name: 'Gone Meanwhile' }).click();
    await expect(page.locator('main [aria-busy=true]').first()).toBeVisible();
    answer();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('This page could not be found');
    await expect(heading).toBeFocused();
    await expect(page).toHaveTitle(`This page could not be found | ${product.name}`);
    await expect(page.locator('[aria-current=page]')).toHaveText('Users');
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page).toHaveTitle(`Dashboard | ${product.name}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
});

test('on a phone the user area has its navigation at the bottom, without the manager area', {
  tag: '@slow',
}, async ({ visit }) => {
  const page = await visit('user', '/app');
  await page.setViewportSize({ width: 390, height: 844 });
  const bottom = page.getByRole('navigation', { name: 'Application' });
  await expect(bottom).toHaveCount(1);
  await expect(bottom.getByRole('link').first()).toHaveText('Home');
  await expect(bottom.getByRole('link').last()).toHaveText('Account');
  const box = await bottom.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(844);
  for (const link of await bottom.getByRole('link').all())
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await page.getByRole('button', { name: /^Account of Amina/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Manager' })).toHaveCount(0);
});

test('the skip link is the first stop and leads to the content', { tag: '@slow' }, async ({ visit }) => {
  const page = await visit('admin', '/manager/dashboard');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
