import type { ProductionServer } from '#tests/support/start-production-server.ts';
import { expect, test } from '../layout/layout-test.ts';
import { chosen, field, option } from '../palette/palette-page.ts';

/** Repositories that the words of these tests find, each by another field. */
async function addRepositories({ database }: ProductionServer): Promise<void> {
  await database.sql`
    insert into repositories (name, link, description) values
      ('Étoile du Nord', 'https://forge.example/horaires', 'Timetables of the night trains'),
      ('quarry-permits', 'https://code.example/permits', 'Timetables of the lorries'),
      ('dashing-reports', 'https://code.example/dashing', null)
    on conflict do nothing`;
}

// Variables of its own give this file a server of its own: elsewhere an installation is empty.
test.use({ variables: { ENVIRONMENT_NAME: 'Palette of repositories' } });
test.beforeEach(({ server }) => addRepositories(server));

test('an admin finds repositories by each field, above a page of that name', async ({ visit }) => {
  const page = await visit('admin', '/manager/dashboard');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('etoile');
  await expect(chosen(page)).toHaveAccessibleName(/^Étoile du Nord/);
  await expect(page.getByRole('group', { name: 'Code Repositories' })).toContainText('night trains');
  await field(page).fill('horaires');
  await expect(chosen(page)).toHaveAccessibleName(/^Étoile du Nord/);
  await field(page).fill('dash');
  await expect(option(page, /^dashing-reports/)).toBeVisible();
  await expect(chosen(page)).toHaveAccessibleName('Dashboard');
  await page.keyboard.press('ArrowUp');
  await expect(chosen(page)).toHaveAccessibleName('dashing-reports');
});

test('what is found above users takes their place as the first entry, until the user moves to another one', async ({
  visit,
  server,
}) => {
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

test('a plain user finds them in the user area, and their list in French, but adds none', async ({
  visit,
}) => {
  const page = await visit('user', '/app');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('group', { name: 'Pages' }).getByRole('option').nth(1)).toHaveText(
    /^Code Repositories/,
  );
  await field(page).fill('timetables');
  await expect(option(page, /^quarry-permits/)).toHaveAttribute('href', /^\/app\/repositories\//);
  await expect(option(page, /New repository/)).toBeHidden();

  await visit('user', '/app', { language: 'fr' });
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('depots');
  await expect(chosen(page)).toHaveAccessibleName('Dépôts de code');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/app\/repositories$/);
  await expect(page.locator('h1')).toContainText('Dépôts de code');
});

test('a new repository gets the name that was not found, and leaving its form asks', async ({ visit }) => {
  const page = await visit('admin', '/manager/repositories');
  await page.keyboard.press('Control+k');
  await field(page).fill('zeppelin-42');
  await expect(page.getByText('Nothing was found for “⁨zeppelin-42⁩”.')).toBeVisible();
  await field(page).press('Enter');
  const name = page.getByRole('textbox', { name: 'Name' });
  await expect(name).toHaveValue('zeppelin-42');

  await name.fill('zeppelin-43');
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('dash');
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(name).toHaveValue('zeppelin-43');
});

test('? lists their shortcuts', async ({ visit }) => {
  const page = await visit('admin', '/manager/repositories');
  await page.getByRole('link', { name: 'Dashboard' }).focus();
  await page.keyboard.press('?');
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  for (const [text, keys] of [
    ['Code Repositories', 'GthenR'],
    ['New repository', 'N'],
    ['Open link', 'O'],
    ['Delete…', 'Backspace'],
  ] as const)
    await expect(list.getByRole('listitem').filter({ hasText: text }).first()).toContainText(keys);
});
