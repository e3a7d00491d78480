import type { Page } from 'playwright/test';
import { addOrganization, setActive, setMember } from '#tests/support/members.ts';
import { accessibilityViolations } from '../accessibility-violations.ts';
import { expect, test } from '../layout/layout-test.ts';
import { fillRepositories, nameOf, rowNames } from './list-test.ts';

const toast = (page: Page) => page.locator('[data-sonner-toast]');
const dialog = (page: Page) => page.getByRole('dialog', { name: /^Move/ });

async function choose(page: Page, name: string): Promise<void> {
  await dialog(page).getByRole('combobox', { name: 'Organization' }).click();
  await page.getByRole('option', { name }).click();
  // Sent once, however often it is pressed.
  await dialog(page).getByRole('button', { name: 'Move', exact: true }).dblclick();
}

test('a member of two organizations moves records between them, one or many, and back', async ({
  visit,
  newcomer,
  server,
}) => {
  const { sql } = server.database;
  const person = await newcomer();
  const [acme, beta] = [await addOrganization(server), await addOrganization(server)];
  await sql`update organizations set name = 'Beta' where id = ${beta}`;
  await setMember(server, acme, person, 'owner');
  await setActive(server, person, acme);
  await fillRepositories(server, 4);
  await sql`update repositories set organization_id = ${acme}`;
  await sql`insert into repositories (name, link, organization_id) values (${nameOf(3)}, 'https://git.example/x', ${beta})`;
  const page = await visit(person, '/app/repositories');
  const row = (number: number) => page.locator('[data-row]').filter({ hasText: nameOf(number) });
  const openMenu = (number: number) =>
    row(number)
      .getByRole('button', { name: /Actions for/ })
      .click();

  // Who may write nowhere else is not offered it.
  await openMenu(1);
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Move to…' })).toHaveCount(0);
  await setMember(server, beta, person, 'admin');
  await page.reload();

  await openMenu(1);
  await page.getByRole('menuitem', { name: 'Move to…' }).click();
  await dialog(page).getByRole('button', { name: 'Move', exact: true }).click();
  await expect(dialog(page)).toContainText('Choose where to');
  expect(await accessibilityViolations(page)).toEqual([]);
  const organization = dialog(page).getByRole('combobox', { name: 'Organization' });
  await organization.fill('nowhere');
  await expect(page.getByText('No results for')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('No results for')).toBeHidden();
  await expect(organization).toHaveValue('nowhere');
  await organization.fill('');
  await choose(page, 'Beta');
  await expect(toast(page)).toContainText(/repo-001. moved to .Beta/);
  await expect(row(1)).toHaveCount(0);
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect(row(1)).toBeVisible();

  // One that cannot go says so where it was asked.
  await openMenu(3);
  await page.getByRole('menuitem', { name: 'Move to…' }).click();
  await choose(page, 'Beta');
  await expect(dialog(page)).toContainText('a record there already has its name');
  await expect(
    page.getByRole('alert', { includeHidden: true }).filter({ hasText: 'stays where it was' }),
  ).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();

  for (const number of [2, 3, 4]) await row(number).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Move to…' }).click();
  await choose(page, 'Beta');
  await expect(page.getByRole('alert')).toContainText(
    `${nameOf(3)} (a record there already has its name, or what else must be unique) stays where it was.`,
  );
  await expect.poll(() => rowNames(page)).toEqual([nameOf(1), nameOf(3)]);
  await sql`delete from repositories where name in (${nameOf(2)}, ${nameOf(4)})`;
  await toast(page).filter({ hasText: '2 records' }).getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page).filter({ hasText: 'The move could not be undone' })).toBeVisible();

  // From its page back to the list; the page says whose it is.
  await page.getByRole('link', { name: nameOf(1) }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nameOf(1));
  await expect(page.getByText('Lantern', { exact: true }).last()).toBeVisible();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Move to…' }).click();
  await choose(page, 'Beta');
  await expect(page).toHaveURL(/\/app\/repositories$/);
  await expect.poll(() => rowNames(page)).toEqual([nameOf(3)]);
});

test('managers move to any organization, or to none', { tag: '@slow' }, async ({ visit, server }) => {
  const { sql } = server.database;
  const organization = await addOrganization(server);
  const name = `Organization ${organization.slice(0, 8)}`;
  await sql`update organizations set name = ${name} where id = ${organization}`;
  await fillRepositories(server, 2);
  const page = await visit('admin', '/manager/repositories');
  for (const number of [1, 2])
    await page
      .locator('[data-row]')
      .filter({ hasText: nameOf(number) })
      .getByRole('checkbox')
      .check();
  await page.getByRole('button', { name: 'Move to…' }).click();
  await dialog(page).getByRole('combobox', { name: 'Organization' }).fill(name);
  await page.getByRole('option', { name }).click();
  await dialog(page).getByRole('button', { name: 'Move', exact: true }).click();
  await expect(toast(page)).toContainText(/2 records moved to .Organization/);
  await expect(page.locator('[data-row]').filter({ hasText: name })).toHaveCount(2);
  await page.getByRole('link', { name: nameOf(1) }).click();
  await expect(page.getByText('moved this to another organization')).toBeVisible();
});

test('a text longer than a search takes finds nothing, and fails not', { tag: '@slow' }, async ({
  visit,
  newcomer,
  server,
}) => {
  await addOrganization(server);
  await fillRepositories(server, 1);
  const page = await visit(await newcomer('admin'), '/manager/repositories');
  await page.getByRole('button', { name: /Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Move to…' }).click();
  await dialog(page).getByRole('combobox', { name: 'Organization' }).fill('nowhere'.repeat(40));
  await expect(page.getByText('No results for')).toBeVisible();
});
