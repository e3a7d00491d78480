import { expect, test } from './desktop-test.ts';

test('the app opens on the sign-in page', async ({ desktop }) => {
  const page = await desktop.window();
  await expect(page.locator('main')).toBeVisible();
});
