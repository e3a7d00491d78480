import { expect, test } from '../layout/layout-test.ts';

test('the list is an entry of both areas, by a short name at the bottom of a phone', async ({ visit }) => {
  const page = await visit('admin', '/manager/dashboard');
  const application = page.getByRole('navigation', { name: 'Application' });
  await expect(application.getByRole('link', { name: 'Code Repositories' })).toHaveAttribute(
    'href',
    '/manager/repositories',
  );
  await visit('user', '/app');
  await expect(application.getByRole('link').nth(1)).toHaveText('Code Repositories');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(application.getByRole('link').nth(1)).toHaveText('Repositories');
  await application.getByRole('link', { name: 'Repositories' }).click();
  await expect(page).toHaveURL(/\/app\/repositories$/);
});
