import { chromiumArguments, findChromium } from '#scripts/find-chromium.ts';
import { expect, test } from './layout-test.ts';

// As most people see it on a desktop; tests are else without scrollbars.
test.use({
  launchOptions: {
    executablePath: findChromium(),
    args: chromiumArguments(),
    ignoreDefaultArgs: ['--hide-scrollbars'],
  },
});

test('a page stays where it is when it becomes too long for the window, and under a menu', {
  tag: '@slow',
}, async ({ visit, newcomer, page }) => {
  const { email } = await newcomer();
  await page.setViewportSize({ width: 1440, height: 2000 });
  await visit('admin', `/manager/users?searchTerm=${email}`);
  await page.locator('[data-row-link]').click();
  const heading = page.getByRole('heading', { level: 1, name: 'Amina Wanjiru' });
  await expect(heading).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edit' })).toBeVisible();
  const long = await heading.boundingBox();
  await page.setViewportSize({ width: 1440, height: 500 });
  expect(await heading.boundingBox()).toEqual(long);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menu').waitFor();
  expect(await heading.boundingBox()).toEqual(long);
});
