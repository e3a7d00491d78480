import { expect, test } from '../layout/layout-test.ts';
import { screens, tryDialogs } from '../ui/menu-dialogs.ts';
import { fillRepositories } from './list-test.ts';

for (const [title, screen] of Object.entries(screens))
  test.describe(`on ${title}`, () => {
    test.use({ contextOptions: { reducedMotion: 'no-preference' }, ...screen });

    test('the dialogs of menus of records leave a page as it was', { tag: '@slow' }, async ({
      visit,
      server,
    }) => {
      await fillRepositories(server, 30);
      await server.database.sql`update repositories set description = repeat('Far down. ', 400)`;
      const page = await visit('admin', '/manager/repositories');
      const row = page.getByRole('button', { name: /^Actions for/ }).first();
      expect(await tryDialogs(page, row, screen.isMobile)).toContain('Delete…');
      await page.locator('[data-row-link]').first().click();
      const head = page.getByRole('button', { name: 'More actions' });
      expect(await tryDialogs(page, head, screen.isMobile)).toContain('Delete…');
    });
  });
