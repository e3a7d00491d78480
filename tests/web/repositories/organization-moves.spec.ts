import type { Page } from 'playwright/test';
import type { Browser as Member } from '#tests/support/browser.ts';
import { addOrganization, setActive, setMember } from '#tests/support/members.ts';
import type { ProductionServer } from '#tests/support/start-production-server.ts';
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

/** A member of Lantern, which is active, and of Beta, where a record has the name of the third one. */
async function joinTwo(newcomer: () => Promise<Member>, server: ProductionServer, role: 'admin' | 'member') {
  const { sql } = server.database;
  const person = await newcomer();
  const [lantern, beta] = [await addOrganization(server), await addOrganization(server)];
  await sql`update organizations set name = 'Beta' where id = ${beta}`;
  await setMember(server, lantern, person, 'owner');
  await setMember(server, beta, person, role);
  await setActive(server, person, lantern);
  await fillRepositories(server, 4);
  await sql`update repositories set organization_id = ${lantern}`;
  await sql`
    insert into repositories (name, link, organization_id) values (${nameOf(3)}, 'https://git.example/x', ${beta})`;
  return { person, beta };
}

const row = (page: Page, number: number) => page.locator('[data-row]').filter({ hasText: nameOf(number) });

async function openMenu(page: Page, number: number): Promise<void> {
  await row(page, number)
    .getByRole('button', { name: /Actions for/ })
    .click();
}

test('records are moved to another organization, one or many, and back', { tag: '@slow' }, async ({
  visit,
  newcomer,
  server,
}) => {
  const { person } = await joinTwo(newcomer, server, 'admin');
  const page = await visit(person, '/app/repositories');
  await openMenu(page, 1);
  await page.getByRole('menuitem', { name: 'Move to…' }).click();
  await dialog(page).getByRole('button', { name: 'Move', exact: true }).click();
  await expect(dialog(page)).toContainText('Choose where to');
  await choose(page, 'Beta');
  await expect(toast(page)).toContainText(/repo-001. moved to .Beta/);
  // A toast stays while the pointer is on it.
  await toast(page).hover();
  await expect(row(page, 1)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, 1)).toBeVisible();
  // It is an undo for the server, too, and changed nothing.
  const [event] = await server.database.sql`
    select action, subject_id from audit_events where action like 'repository.%' order by id desc limit 1`;
  expect(event?.action).toBe('repository.moved-back');

  for (const number of [2, 3, 4]) await row(page, number).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Move to…' }).click();
  await choose(page, 'Beta');
  await expect(page.getByRole('alert')).toContainText(
    `${nameOf(3)} (a record there already has its name, or what else must be unique) stays where it was.`,
  );
  await expect.poll(() => rowNames(page)).toEqual([nameOf(1), nameOf(3)]);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await visit('admin', `/manager/repositories/${event?.subject_id}`);
  await expect(page.getByText('moved this back')).toBeVisible();
  await expect(page.getByText('Changed').locator('..')).not.toContainText(' by ');
});

test('a move that is not possible is not offered, or says why; the page of a record leads to the list', {
  tag: '@slow',
}, async ({ visit, newcomer, server }) => {
  const { person, beta } = await joinTwo(newcomer, server, 'member');
  const page = await visit(person, '/app/repositories');
  // Who may write nowhere else is not offered it.
  await openMenu(page, 3);
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Move to…' })).toHaveCount(0);
  await setMember(server, beta, person, 'admin');
  await page.reload();

  await openMenu(page, 3);
  await page.getByRole('menuitem', { name: 'Move to…' }).click();
  const organization = dialog(page).getByRole('combobox', { name: 'Organization' });
  await organization.fill('nowhere');
  await expect(page.getByText('No results for')).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByText('No results for')).toBeHidden();
  await expect(organization).toHaveValue('nowhere');
  await organization.fill('');
  await choose(page, 'Beta');
  await expect(dialog(page)).toContainText('a record there already has its name');
  await expect(
    page.getByRole('alert', { includeHidden: true }).filter({ hasText: 'stays where it was' }),
  ).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();

  // The page of a record says whose it is, and leads back to the list.
  await page.getByRole('link', { name: nameOf(1) }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nameOf(1));
  await expect(page.getByText('Lantern', { exact: true }).last()).toBeVisible();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Move to…' }).click();
  await choose(page, 'Beta');
  await toast(page).hover();
  await expect(page).toHaveURL(/\/app\/repositories$/);
  await server.database.sql`delete from repositories where name = ${nameOf(1)}`;
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page).filter({ hasText: 'The move could not be undone' })).toBeVisible();
});

test('managers move to any organization, or to none', { tag: '@slow' }, async ({ visit, server }) => {
  const { sql } = server.database;
  const id = await addOrganization(server);
  const name = `Organization ${id.slice(0, 8)}`;
  await sql`update organizations set name = ${name} where id = ${id}`;
  await fillRepositories(server, 2);
  const page = await visit('admin', '/manager/repositories');
  for (const number of [1, 2]) await row(page, number).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Move to…' }).click();
  const organization = dialog(page).getByRole('combobox', { name: 'Organization' });
  // Longer than a search takes: nothing is found, and nothing fails.
  await organization.fill('nowhere'.repeat(40));
  await expect(page.getByText('No results for')).toBeVisible();
  await organization.fill(name);
  await page.getByRole('option', { name }).click();
  await dialog(page).getByRole('button', { name: 'Move', exact: true }).click();
  await expect(toast(page)).toContainText(/2 records moved to .Organization/);
  await expect(page.locator('[data-row]').filter({ hasText: name })).toHaveCount(2);
  await page.getByRole('link', { name: nameOf(1) }).click();
  await expect(page.getByText('moved this to another organization')).toBeVisible();
});
