import { product } from '#contract/product.ts';
import { expect, refusedDocument, test, waitForHydration } from '../layout/layout-test.ts';
import { addUser } from './add-user.ts';

test.use({ expected: refusedDocument });

test('an admin acts as somebody: asked before, told on every page and in every tab, and comes back', {
  tag: '@slow',
}, async ({ visit, server, newcomer }) => {
  const admin = await newcomer('admin');
  const omar = await addUser(server);
  const page = await visit(admin, `/manager/users/${omar.id}`);
  const other = await page.context().newPage();
  await other.goto(`${server.url}/manager/dashboard`);
  await waitForHydration(other);

  await page.getByRole('button', { name: 'Impersonate' }).click();
  const question = page.getByRole('alertdialog', { name: /^Impersonate/ });
  await expect(question).toContainText('recorded under both names');
  await question.getByRole('button', { name: 'Impersonate' }).click();
  await expect(page).toHaveURL(/\/app$/);
  const banner = page.getByRole('complementary', { name: 'Impersonation' });
  await expect(banner).toContainText(`Amina Wanjiru⁩, you are using ${product.name} as ⁨Omar Benali`);
  await expect(page.getByRole('link', { name: 'Manager' })).toHaveCount(0);

  // The other tab shares the session: it shows the other person's page, which is refused here.
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('You do not have access to this page');
  await expect(other.getByRole('complementary', { name: 'Impersonation' })).toBeVisible();

  await page.setViewportSize({ width: 320, height: 500 });
  await page.mouse.wheel(0, 2000);
  await expect(banner).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

  await banner.getByRole('button', { name: 'Stop impersonating' }).click();
  await expect(page).toHaveURL(`${server.url}/manager/users/${omar.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Omar Benali');
  await expect(page.getByRole('complementary', { name: 'Impersonation' })).toHaveCount(0);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Manager' })).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Impersonation' })).toHaveCount(0);
});

test('what an admin cannot do as somebody is neither proposed nor typed in vain', { tag: '@slow' }, async ({
  visit,
  server,
  newcomer,
}) => {
  const admin = await newcomer('admin');
  const omar = await addUser(server);
  await admin.request('POST', `${server.url}/api/users/${omar.id}/impersonate`);
  const page = await visit(admin, '/app');
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible();
  await expect(page.getByText('Add a picture')).toHaveCount(0);
  await page.goto(`${server.url}/app/organizations/new`);
  for (const label of ['Name', 'Short name'])
    await expect(page.getByLabel(label, { exact: true })).toHaveAttribute('readonly', '');
});
