import { expect, test } from '../layout/layout-test.ts';
import { screens, tryDialogs } from '../ui/menu-dialogs.ts';
import { addMember, addOrganization } from './add-organization.ts';

for (const [title, screen] of Object.entries(screens))
  test.describe(`on ${title}`, () => {
    test.use({ contextOptions: { reducedMotion: 'no-preference' }, ...screen });

    test('the dialogs of menus of organizations leave a page as it was', { tag: '@slow' }, async ({
      visit,
      newcomer,
      server,
    }) => {
      const owner = await newcomer('admin');
      const { id, name } = await addOrganization(server, owner.email, {
        name: `Mwanga ${crypto.randomUUID()}`,
      });
      for (let number = 10; number < 30; number += 1) await addMember(server, id, { name: `Ada ${number}` });
      const page = await visit(owner, '/manager/organizations');
      const row = page.getByRole('button', { name: `Actions for ⁨${name}⁩` });
      expect(await tryDialogs(page, row, screen.isMobile)).toContain('Delete organization…');
      await page.getByRole('link', { name }).click();
      const head = page.getByRole('button', { name: 'More actions' });
      expect(await tryDialogs(page, head, screen.isMobile)).toContain('Delete organization…');
      await page.goto(`${server.url}/app/organizations/${id}/members`);
      const member = page.getByRole('button', { name: /^Actions for .*Ada 12/ });
      expect(await tryDialogs(page, member, screen.isMobile)).toContain('Remove…');
    });
  });
