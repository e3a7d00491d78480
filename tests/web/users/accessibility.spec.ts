import { expectAccessible, looks } from '../accessibility-violations.ts';
import { expect, test } from '../layout/layout-test.ts';
import { addSession, addUser } from './add-user.ts';

for (const { width, language, theme } of looks) {
  test(`axe finds nothing, nothing scrolls sideways: ${language}`, { tag: '@slow' }, async ({
    visit,
    server,
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const omar = await addUser(server);
    await addSession(server, omar.id);
    const juma = await addUser(server, { banned: true });
    for (const path of ['?state=onboarding&role=admin', '/new', `/${juma.id}`, `/${omar.id}/update`]) {
      await visit('admin', `/manager/users${path}`, { language, theme });
      await expectAccessible(page);
    }
    await visit('admin', `/manager/users/${omar.id}`, { language, theme });
    const buttons = page.getByRole('main').locator('section').last().getByRole('button');
    for (const index of [0, 1]) {
      await buttons.nth(index).click();
      const dialog = page.locator('[role=dialog], [role=alertdialog]');
      await expect(dialog).toBeVisible();
      await expectAccessible(page, `dialog ${index}`);
      await dialog.getByRole('button').first().click();
      await expect(dialog).toHaveCount(0);
    }
  });
}
