import { expect, test } from '../layout/layout-test.ts';
import { addSession, addUser } from '../users/add-user.ts';
import { waitForStillness } from '../wait-for-stillness.ts';
import { readState, screens, tryDialogs } from './menu-dialogs.ts';

for (const [title, screen] of Object.entries(screens))
  test.describe(`on ${title}`, () => {
    // With motion: the menu still closes while the dialog opens.
    test.use({ contextOptions: { reducedMotion: 'no-preference' }, ...screen });

    test('the dialogs of menus leave a page as it was, and it scrolls', { tag: '@slow' }, async ({
      visit,
      server,
    }) => {
      const tag = `q${crypto.randomUUID().slice(0, 8)}`;
      for (let number = 10; number < 30; number += 1) {
        const { id } = await addUser(server, {
          name: `Ada ${number}`,
          email: `ada-${number}@${tag}.example`,
        });
        await addSession(server, id);
      }
      const page = await visit('admin', `/manager/users?searchTerm=${tag}`);
      const row = page.getByRole('button', { name: /^Actions for/ }).first();
      const ofRow = await tryDialogs(page, row, screen.isMobile);
      expect(ofRow).toContain('Ban…');
      await page.locator('[data-row-link]').first().click();
      const head = page.getByRole('button', { name: 'More actions' });
      expect(await tryDialogs(page, head, screen.isMobile)).toContain('Ban…');
    });
  });

test.describe('on a phone', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' }, ...screens['a phone'] });

  test('a drawer from the palette leaves the page as it was', { tag: '@slow' }, async ({ visit, server }) => {
    const { id } = await addUser(server);
    const page = await visit('admin', `/manager/users/${id}`);
    const before = await readState(page);
    for (let time = 1; time <= 3; time += 1) {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: 'Search or go to' }).fill('suspend');
      await page.getByRole('option', { name: 'Ban…' }).tap();
      const drawer = page.getByRole('dialog', { name: /^Ban/ });
      await expect(drawer).toBeVisible();
      await waitForStillness(page);
      await drawer.getByRole('button', { name: 'Cancel' }).tap();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect.poll(() => readState(page), `time ${time}`).toEqual(before);
    }
  });

  test('a list and a calendar in a drawer leave the page as it was', { tag: '@slow' }, async ({ visit }) => {
    const page = await visit('admin', '/dev/ui?section=overlay');
    const before = await readState(page);
    for (let time = 1; time <= 3; time += 1) {
      await page.getByRole('button', { name: 'New' }).first().tap();
      const drawer = page.getByRole('dialog', { name: 'New' });
      await drawer.getByRole('combobox', { name: 'Person' }).tap();
      await page.getByRole('option', { name: 'Camille Roux' }).tap();
      await drawer.getByRole('button', { name: 'Pick a date' }).tap();
      await page
        .getByRole('gridcell')
        .getByRole('button', { name: /\b15\b/ })
        .tap();
      await drawer.getByRole('button', { name: 'Pick a date' }).tap();
      await expect(page.getByRole('grid')).toBeVisible();
      await waitForStillness(page);
      // Beside both.
      await page.touchscreen.tap(195, 12);
      await expect(page.getByRole('grid')).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect.poll(() => readState(page), `time ${time}`).toEqual(before);
    }
  });
});
