import { product } from '#contract/product.ts';
import { violationsInBothThemes } from '../accessibility-violations.ts';
import { expect, test } from './layout-test.ts';

// An installation of its own, on its first day.
test.use({ variables: { ENVIRONMENT_NAME: 'First steps' }, expected: /net::ERR_FAILED/ });

test('the first admin is told what to do, and may dismiss the list for good', async ({
  visit,
  page,
  server,
  people,
}) => {
  expect(people.admin.cookies.size).toBeGreaterThan(0);
  await server.database.sql`truncate milestones`;
  await visit('admin', '/manager/dashboard?days=7');
  const heading = page.getByRole('heading', { name: 'You are the admin' });
  const steps = page.getByRole('listitem').filter({ hasText: /^(Invite|Set up|Name the)/ });
  await expect(heading).toBeVisible();
  // Two people have come, and the tests' mail goes out.
  await expect(steps).toHaveText([
    'Invite somebody: done',
    'Set up mail: done',
    product.isNamed ? 'Name the product: done' : /^Name the product .+npm run rename/,
  ]);
  if (!product.isNamed)
    await expect(page.getByRole('link', { name: 'Name the product' })).toHaveAttribute(
      'href',
      /#first-steps$/,
    );

  const dismiss = page.getByRole('button', { name: 'Dismiss' });
  await page.route('**/api/fn/dashboard.dismissFirstSteps*', (route) => route.abort());
  await dismiss.click();
  await expect(page.getByText(/could not be reached|You are offline/)).toBeVisible();
  await expect(heading).toBeVisible();
  await page.unroute('**/api/fn/dashboard.dismissFirstSteps*');
  await dismiss.focus();
  await page.keyboard.press('Enter');
  await expect(heading).toBeHidden();
  await expect(page).toHaveURL(/\/manager\/dashboard\?days=7$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Newest users' })).toBeVisible();
  await expect(heading).toBeHidden();
});

test('axe finds nothing on the list; on a phone nothing scrolls sideways', async ({
  visit,
  page,
  server,
}) => {
  await server.database.sql`truncate milestones`;
  for (const language of ['en', 'ar'] as const) {
    for (const width of [1280, 390, 320]) {
      await page.setViewportSize({ width, height: 900 });
      await visit('admin', '/manager/dashboard', { language });
      expect(await violationsInBothThemes(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the list can be dismissed', async ({ page, context, server, people }) => {
    await server.database.sql`truncate milestones`;
    const cookies = [...people.admin.cookies].map(([name, value]) => ({ name, value, url: server.url }));
    await context.addCookies([...cookies, { name: 'i18next', value: 'en', url: server.url }]);
    await page.goto(`${server.url}/manager/dashboard?days=7`);
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(page).toHaveURL(/\/manager\/dashboard\?days=7$/);
    await expect(page.getByRole('heading', { name: 'Newest users' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Dismiss' })).toHaveCount(0);
  });
});
