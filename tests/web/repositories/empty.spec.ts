import { expect, test } from '../layout/layout-test.ts';

test('an empty installation says so, and where to begin', { tag: '@slow' }, async ({ visit, server }) => {
  await server.database.sql`truncate repositories, deleted_records cascade`;
  const page = await visit('admin', '/app');
  await expect(page.getByRole('heading', { name: 'No Data' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open Code Repositories' })).toHaveAttribute(
    'href',
    '/app/repositories',
  );
  await page.goto(page.url().replace('/app', '/manager/dashboard'));
  await expect(page.getByText('Repositories appear here once they have been added.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add a repository' })).toHaveAttribute(
    'href',
    '/manager/repositories/new',
  );
});
