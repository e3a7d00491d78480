import { expect, test } from '../layout/layout-test.ts';

test('among the first steps one leads to the form of a new repository, and is done once there is one', {
  tag: '@slow',
}, async ({ visit, page, server }) => {
  await server.database.sql`truncate milestones, repositories, deleted_records cascade`;
  await visit('admin', '/manager/dashboard');
  const step = page.getByRole('listitem').filter({ hasText: /^Add a first/ });
  await expect(step).toHaveText(/^Add a first repositoryBy hand/);
  await page.getByRole('link', { name: 'Add a first repository' }).click();
  await expect(page).toHaveURL(/\/manager\/repositories\/new$/);
  await page.getByLabel('Name').fill('lantern');
  await page.getByLabel('Link').fill('https://git.example/lantern');
  await page.getByRole('main').getByRole('button', { name: 'Add repository' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'lantern' })).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(step).toHaveText('Add a first repository: done');
});
