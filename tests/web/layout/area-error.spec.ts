import { product } from '#contract/product.ts';
import { violationsInBothThemes } from '../accessibility-violations.ts';
import { expect, test } from './layout-test.ts';

// The browser says why the page failed, in its own words.
test.use({ expected: /Failed to load resource|Failed to fetch dynamically imported module/ });

const areas = [
  { path: '/app', loaded: 'Your account' },
  { path: '/manager/dashboard', loaded: 'Newest users' },
];

for (const { path, loaded } of areas) {
  test(`an error is shown inside the layout, and Try Again loads the page: ${path}`, {
    tag: '@slow',
  }, async ({ visit, server }) => {
    const { sql } = server.database;
    await sql`alter table audit_events rename to audit_events_away`;
    const page = await visit('admin', path).finally(
      () => sql`alter table audit_events_away rename to audit_events`,
    );
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong');
    await expect(page).toHaveTitle(`Something went wrong | ${product.name}`);
    const main = page.getByRole('main');
    await expect(main).toContainText('500');
    await expect(main).toContainText(/Reference: .*[0-9a-f-]{36}/);
    await expect(page.getByRole('navigation', { name: 'Application' }).first()).toBeVisible();
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await violationsInBothThemes(page), `at ${width}`).toEqual([]);
    }
    await main.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('heading', { name: loaded })).toBeVisible();
    await expect(page).not.toHaveTitle(/Something went wrong/);
  });
}

test('a page whose code fails to load again shows an error inside the layout, and Try Again loads it', {
  tag: '@slow',
}, async ({ visit }) => {
  const page = await visit('admin', '/app');
  await page.evaluate(() => sessionStorage.setItem('reloaded-at', String(Date.now())));
  await page.route('**/assets/dashboard-page-*.js', (route) => route.abort());
  await page.getByRole('link', { name: 'Manager' }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Something went wrong');
  await expect(heading).toBeFocused();
  await expect(page.getByText('The page could not be shown. Try again, or go back.')).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Main navigation' })).toBeVisible();
  // Without a server the page stays; the browser's own error page would replace it.
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.route('**/*', (route) => route.abort());
  const tryAgain = page.getByRole('main').getByRole('button', { name: 'Try Again' });
  const probe = page.waitForRequest('**/healthz');
  await tryAgain.click();
  await probe;
  await expect(tryAgain).not.toHaveAttribute('aria-busy', 'true');
  await expect(heading).toHaveText('Something went wrong');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await page.unroute('**/*');
  await page.unroute('**/assets/dashboard-page-*.js');
  await tryAgain.click();
  await expect(page.getByRole('heading', { name: 'Newest users' })).toBeVisible();
  await expect(page).toHaveTitle(`Dashboard | ${product.name}`);
});
