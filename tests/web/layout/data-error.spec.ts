import { expect, test } from './layout-test.ts';

test.use({ expected: /status of 400/ });

test('data that fails to load shows an error in its place, and Retry loads it', async ({ visit }) => {
  const page = await visit('admin', '/app');
  let broken = true;
  await page.route('**/api/fn/dashboard.read*', (route) =>
    broken
      ? route.fulfill({
          status: 400,
          json: { code: 'BAD_REQUEST', message: 'no' },
          headers: { 'x-request-id': 'r-1' },
        })
      : route.continue(),
  );
  await page.getByRole('link', { name: 'Manager' }).click();
  const error = page.getByRole('alert');
  await expect(error).toContainText('Something went wrong');
  await expect(error).toContainText('r-1');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  broken = false;
  await error.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: 'Newest users' })).toBeVisible();
  await expect(error).toHaveCount(0);
});
