import { accessibilityViolations } from '../accessibility-violations.ts';
import { expect, test } from '../layout/layout-test.ts';
import { addSession, addUser } from './add-user.ts';

const looks = {
  1280: [
    ['en', 'light'],
    ['ar', 'dark'],
  ],
  390: [
    ['en', 'dark'],
    ['ar', 'light'],
  ],
} as const;

for (const width of [1280, 390] as const) {
  test(`axe finds nothing, nothing scrolls sideways: ${width} px`, async ({ visit, server, page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 844 });
    const omar = await addUser(server);
    await addSession(server, omar.id);
    const juma = await addUser(server, { banned: true });
    for (const [language, theme] of looks[width]) {
      for (const path of ['', '?state=onboarding&role=admin', '/new', `/${juma.id}`, `/${omar.id}/update`]) {
        await visit('admin', `/manager/users${path}`, { language, theme });
        expect(await accessibilityViolations(page), path).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width);
      }
      await visit('admin', `/manager/users/${omar.id}`, { language, theme });
      const buttons = page.getByRole('main').locator('section').last().getByRole('button');
      for (const index of [0, 1]) {
        await buttons.nth(index).click();
        const dialog = page.locator('[role=dialog], [role=alertdialog]');
        await expect(dialog).toBeVisible();
        expect(await accessibilityViolations(page), `dialog ${index}`).toEqual([]);
        await dialog.getByRole('button').first().click();
        await expect(dialog).toHaveCount(0);
      }
    }
  });
}
