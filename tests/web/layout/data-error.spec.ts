import { violationsInBothThemes } from '../accessibility-violations.ts';
import { expect, neverIdle, test } from './layout-test.ts';

test.describe(() => {
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
    expect(await violationsInBothThemes(page)).toEqual([]);
    broken = false;
    await error.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { name: 'Newest users' })).toBeVisible();
    await expect(error).toHaveCount(0);
  });
});

test('offline a banner appears, and it disappears when the network is back', { tag: '@slow' }, async ({
  visit,
  context,
  page,
}) => {
  await neverIdle(page);
  await visit('admin', '/manager/dashboard');
  const strip = page.getByText('You are offline.');
  await expect(strip).toHaveCount(0);
  await context.setOffline(true);
  await expect(strip).toBeVisible();
  const sidebar = page.locator('aside').last();
  expect((await sidebar.boundingBox())?.y).toBe(36);
  expect((await sidebar.boundingBox())?.height).toBe(720 - 36);
  expect(await violationsInBothThemes(page)).toEqual([]);
  await context.setOffline(false);
  await expect(strip).toHaveCount(0);
});
