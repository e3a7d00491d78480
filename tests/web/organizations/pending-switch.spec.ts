import { expect, neverIdle, test } from '../layout/layout-test.ts';
import { chosen, field } from '../palette/palette-page.ts';
import { createOrganization } from './organization-test.ts';

test.beforeEach(({ page }) => neverIdle(page));

for (const way of ['palette', 'switcher'] as const)
  test(`the ${way} switches to the page that the user navigated to last, even while it is loading`, {
    tag: way === 'palette' ? [] : '@slow',
  }, async ({ visit, newcomer, server, page }) => {
    const owner = await newcomer();
    const { id: lantern } = await createOrganization(server, owner, 'Lantern');
    const { id: acme } = await createOrganization(server, owner, 'Acme');
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/assets/teams-page-*', async (route) => {
      await held;
      await route.continue();
    });
    await visit(owner, `/app/organizations/${acme}/members`);
    await page.getByRole('link', { name: /^Teams/ }).click();
    if (way === 'palette') {
      await page.keyboard.press('Control+k');
      await field(page).fill('switch to lan');
      await expect(chosen(page)).toHaveAccessibleName('Switch to \u2068Lantern\u2069');
    } else {
      await page.getByRole('button', { name: 'Organization Acme' }).click();
    }
    await expect(page).toHaveURL(`${server.url}/app/organizations/${acme}/members`);
    if (way === 'palette') await page.keyboard.press('Enter');
    else await page.getByRole('menuitemradio', { name: 'Lantern' }).click();
    release();
    await expect(page).toHaveURL(`${server.url}/app/organizations/${lantern}/teams`);
  });
