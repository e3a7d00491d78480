import { chosen, field, option } from '../palette/palette-page.ts';
import { expect, test } from './repository-page-test.ts';

test('actions on the open record are found by synonyms, and recent records are offered', {
  tag: '@slow',
}, async ({ visit, context, newcomer, server, add }) => {
  const { name: repository } = await add({ name: 'quarry' });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const page = await visit('admin', `/manager/repositories?searchTerm=${encodeURIComponent(repository)}`);
  await page.getByRole('link', { name: repository }).click();
  await expect(page.getByRole('heading', { level: 1, name: repository })).toBeVisible();
  await page.keyboard.press('Control+k');
  const open = page.getByRole('group', { name: repository }).getByRole('option');
  // Offered where there is an organization, of another test, say.
  const listed = open.filter({ hasNotText: 'Move to…' });
  await expect(listed).toHaveText([/^Open link/, /^Edit/, /^Copy link/, /^Delete…/]);
  await field(page).fill('remove');
  await expect(chosen(page)).toHaveAccessibleName('Delete…');
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(repository);
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toHaveCount(0);

  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());

  const omar = await newcomer();
  const [user] = await server.database.sql`select id from users where email = ${omar.email}`;
  await visit('admin', `/manager/users/${user?.id}`);
  await page.keyboard.press('g');
  await page.keyboard.press('d');
  await expect(page).toHaveURL(/\/manager\/dashboard$/);
  await page.keyboard.press('Control+k');
  const recent = page.getByRole('group', { name: 'Recently opened' }).getByRole('option');
  await expect(recent).toHaveCount(2);
  await expect(recent.nth(0)).toContainText(omar.email);
  await expect(recent.nth(1)).toContainText(repository);
  await field(page).fill('sign out');
  await expect(option(page, 'New repository named “⁨sign out⁩”')).toBeVisible();
  await expect(chosen(page)).toHaveAccessibleName('Logout');
  await expect(page.getByRole('option').last()).toHaveAccessibleName(/^New repository named/);
});

test('shortcuts act on the focused row and on the open record, and move between records', {
  tag: '@slow',
}, async ({ visit, context, server, add }) => {
  const { name: one } = await add({ name: 'keys a' });
  const { name: two } = await add({ name: 'keys b' });
  const page = await visit('admin', '/manager/repositories?searchTerm=keys&sort=name');
  /** The name alone stands there from the row that was pressed; keys act once the record is there. */
  const isOpen = async (name: string) => {
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Edit' })).toBeVisible();
    await expect(page.getByText('Identifier')).toBeVisible();
  };
  const question = page.getByRole('alertdialog');
  await expect(page.getByRole('row')).toHaveCount(3);
  await page.keyboard.press('j');
  await expect(page.getByRole('link', { name: one })).toBeFocused();
  await page.keyboard.press('Backspace');
  await expect(question).toContainText(one);
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await page.keyboard.press('e');
  await expect(page).toHaveURL(/\/update$/);
  await page.getByLabel('Description').press('e');
  await expect(page.getByLabel('Description')).toHaveValue('e');
  await page.getByLabel('Description').fill('');
  await page.goBack();

  await page.getByRole('link', { name: one }).click();
  await isOpen(one);
  const opening = context.waitForEvent('page');
  await page.keyboard.press('o');
  await (await opening).close();
  await page.keyboard.press('j');
  await isOpen(two);
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  await isOpen(one);
  await page.keyboard.press('j');
  await isOpen(two);
  await page.keyboard.press('Backspace');
  await expect(question).toContainText(two);
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  // The way back leads to the list, and to the row that was shown last.
  await page.goBack();
  await expect(page.getByRole('link', { name: two })).toBeFocused();

  await page.keyboard.press('g');
  await page.keyboard.press('u');
  await expect(page).toHaveURL(/\/manager\/users$/);
  await page.keyboard.press('n');
  await expect(page).toHaveURL(/\/manager\/users\/new$/);
  await expect(page.getByLabel('E-mail')).toHaveValue('');
  await page.goBack();
  await page.getByRole('link', { name: 'Dashboard' }).focus();
  await page.keyboard.press('n');
  await expect(page).toHaveURL(/\/manager\/users\/new$/);

  await context.addCookies([{ name: 'single-keys', value: 'off', url: server.url }]);
  await visit('admin', '/manager/repositories?searchTerm=keys&sort=name');
  for (const key of ['n', 'g', 'd', 'j', '/']) await page.keyboard.press(key);
  await expect(page.locator('body')).toBeFocused();
  await page.getByRole('link', { name: one }).focus();
  for (const key of ['x', 'ArrowDown']) await page.keyboard.press(key);
  await expect(page.getByRole('link', { name: two })).toBeFocused();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await expect(page).toHaveURL(/\/manager\/repositories\?/);
});
