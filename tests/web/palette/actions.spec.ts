import { expect, test } from '../layout/layout-test.ts';
import { addUser } from '../users/add-user.ts';
import { chosen, field } from './palette-page.ts';

test('an open user is impersonated, and their link copied, from the palette', { tag: '@slow' }, async ({
  visit,
  context,
  newcomer,
  server,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // Impersonation changes the session; other tests share the usual admin's.
  const admin = await newcomer('admin');
  const omar = await addUser(server);
  const page = await visit(admin, `/manager/users/${omar.id}`);
  await page.keyboard.press('Control+k');
  await field(page).fill('copy link');
  await expect(chosen(page)).toHaveAccessibleName('Copy link');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${server.url}/manager/users/${omar.id}`,
  );

  await page.keyboard.press('Control+k');
  await field(page).fill('suspend');
  await expect(chosen(page)).toHaveAccessibleName('Ban…');
  await field(page).fill('log in as');
  await expect(chosen(page)).toHaveAccessibleName('Impersonate');
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: /^Impersonate/ });
  await question.getByRole('button', { name: 'Impersonate' }).click();
  await expect(page.getByRole('complementary', { name: 'Impersonation' })).toContainText('Omar Benali');
});
