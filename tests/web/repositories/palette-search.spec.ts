import type { ProductionServer } from '#tests/support/start-production-server.ts';
import { expect, test } from '../layout/layout-test.ts';
import { chosen, field, option } from '../palette/palette-page.ts';

/** Repositories that the words of these tests find, each by another field. */
async function addRepositories({ database }: ProductionServer): Promise<void> {
  await database.sql`
    insert into repositories (name, link, description) values
      ('Étoile du Nord', 'https://forge.example/horaires', 'Timetables of the night trains'),
      ('quarry-permits', 'https://code.example/permits', 'Timetables of the lorries')
    on conflict do nothing`;
}

test.beforeEach(({ server }) => addRepositories(server));

test('what is found above users takes their place as the first entry, until the user moves to another one', {
  tag: '@slow',
}, async ({ visit, server }) => {
  await server.database.sql`
    insert into repositories (name, link) values ('wanjiru-maps', 'https://code.example/maps')
    on conflict do nothing`;
  const page = await visit('admin', '/manager/dashboard');
  const repository = option(page, /^wanjiru-maps/);
  const users = page.getByRole('group', { name: 'Users' }).getByRole('option');
  let answered = Promise.withResolvers<void>();
  await page.route(/repositories\.list/, async (route) => {
    await answered.promise;
    await route.continue();
  });
  await page.keyboard.press('Control+k');
  await field(page).fill('wanjiru');
  await expect(users.first()).toHaveAttribute('aria-selected', 'true');
  answered.resolve();
  await expect(chosen(page)).toHaveAccessibleName('wanjiru-maps');

  answered = Promise.withResolvers<void>();
  await field(page).fill('');
  await field(page).fill('wanjiru');
  await expect(users.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(users.nth(1)).toHaveAttribute('aria-selected', 'true');
  answered.resolve();
  await expect(repository).toBeVisible();
  await expect(users.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(chosen(page)).toHaveCount(1);
});

test('a plain user finds them in the user area, but adds none', {
  tag: '@slow',
}, async ({ visit }) => {
  const page = await visit('user', '/app');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('group', { name: 'Pages' }).getByRole('option').nth(1)).toHaveText(
    /^Code Repositories/,
  );
  await field(page).fill('timetables');
  await expect(option(page, /^quarry-permits/)).toHaveAttribute('href', /^\/app\/repositories\//);
  await expect(option(page, /New repository/)).toBeHidden();
});

test('a new repository gets the name that was not found', { tag: '@slow' }, async ({ visit }) => {
  const page = await visit('admin', '/manager/repositories');
  await page.keyboard.press('Control+k');
  await field(page).fill('zeppelin-42');
  await expect(page.getByText('Nothing was found for “⁨zeppelin-42⁩”.')).toBeVisible();
  await field(page).press('Enter');
  const name = page.getByRole('textbox', { name: 'Name' });
  await expect(name).toHaveValue('zeppelin-42');
});
