import { product } from '#contract/product.ts';
import { expectAccessible, looks } from '../accessibility-violations.ts';
import { expect, test } from './layout-test.ts';

test.use({ expected: /net::ERR_FAILED/ });

test('the first admin is told what to do, and may dismiss the list for good', { tag: '@slow' }, async ({
  visit,
  page,
  server,
  people,
}) => {
  await server.database.sql`truncate milestones`;
  // Other tests on this server may have made further admins.
  await server.database
    .sql`update users set role = 'user' where role = 'admin' and email <> ${people.admin.email}`;
  await visit('admin', '/manager/dashboard?days=7');
  const heading = page.getByRole('heading', { name: 'You are the admin' });
  const steps = page.getByRole('listitem').filter({ hasText: /^(Invite|Set up|Name the)/ });
  await expect(page.getByRole('heading', { name: 'Newest users' })).toBeVisible();
  const isDone = product.isNamed && !(await heading.isVisible());
  test.info().skip(isDone, 'an app that has a name, and no features with steps of their own, has done all');
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

for (const { language, theme, width } of looks)
  test(`axe finds nothing on the list: ${language}`, { tag: '@slow' }, async ({ visit, page, server }) => {
    await server.database.sql`truncate milestones`;
    await page.setViewportSize({ width, height: 900 });
    await visit('admin', '/manager/dashboard', { language, theme });
    await expectAccessible(page);
  });
