import type { Page } from 'playwright/test';
import { addOrganization, setActive, setMember } from '#tests/support/members.ts';
import { accessibilityViolations } from '../accessibility-violations.ts';
import { expect, refusedDocument, test, waitForHydration } from '../layout/layout-test.ts';

test.use({ expected: refusedDocument });

const rows = (page: Page) => page.locator('[data-row-link]');

test('members with a role that writes add records in the active organization; others are offered nothing', {
  tag: '@slow',
}, async ({ visit, newcomer, server }) => {
  const person = await newcomer();
  const organization = await addOrganization(server);
  await setMember(server, organization, person, 'admin');
  await setActive(server, person, organization);
  const { sql } = server.database;
  await sql`truncate repositories, deleted_records`;
  await sql`insert into repositories (name, link) values ('of nobody', 'https://git.example/1')`;
  const page = await visit(person, '/app');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('import');
  await expect(page.getByRole('option', { selected: true })).toHaveAccessibleName(/^Import/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/app\/repositories\/import$/);
  await page.goto('/app/repositories');
  await waitForHydration(page);
  await expect(page.getByText('of nobody')).toHaveCount(0);
  await page.keyboard.press('n');
  await page.getByLabel('Name').fill('Lantern');
  await page.getByLabel('Link').fill('git.example/lantern');
  await page.getByRole('button', { name: 'Add repository' }).click();
  await expect(page.getByRole('link', { name: 'Edit', exact: true })).toBeVisible();
  expect(await sql`select organization_id from repositories where name = 'Lantern'`).toEqual([
    { organization_id: organization },
  ]);

  await sql`update members set role = 'member' where organization_id = ${organization}`;
  await page.goto('/app/repositories');
  await expect(rows(page)).toHaveText(['Lantern']);
  await expect(page.getByRole('link', { name: 'New repository' })).toHaveCount(0);
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  for (const path of ['/app/repositories/new', '/app/repositories/import'])
    expect((await person.request('GET', `${server.url}${path}`)).status).toBe(403);
});

test('managers narrow the list to an organization, or to none, and add to it', { tag: '@slow' }, async ({
  visit,
  server,
}) => {
  const { sql } = server.database;
  const organization = await addOrganization(server);
  const name = `Baobab ${crypto.randomUUID()}`;
  await sql`update organizations set name = ${name} where id = ${organization}`;
  await sql`truncate repositories, deleted_records`;
  await sql`insert into repositories (name, link, organization_id) values
    ('Compass', 'https://git.example/1', null), ('Lantern', 'https://git.example/2', ${organization})`;
  const page = await visit('admin', '/manager/repositories?sort=name');
  const filter = page.getByRole('button', { name: /^Organization/ });
  await filter.click();
  await page.getByRole('option', { name: 'No organization' }).click();
  await expect(rows(page)).toHaveText(['Compass']);
  await expect(page).toHaveURL(/scope=none/);
  await filter.click();
  await page.getByRole('combobox', { name: 'Organization' }).fill(name);
  await page.getByRole('option', { name }).click();
  await expect(rows(page)).toHaveText(['Lantern']);
  await expect(filter).toContainText(name);
  await page.reload();
  await expect(rows(page)).toHaveText(['Lantern']);
  await expect(filter).toContainText(name);
  await expect(page.getByRole('link', { name: 'Export' })).toHaveAttribute('href', /scope=(?!all)/);

  await page.getByRole('link', { name: 'New repository' }).click();
  const choice = page.getByRole('combobox', { name: 'Organization' });
  await expect(choice).toHaveValue(name);
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByLabel('Name', { exact: true }).fill('lantern');
  await page.getByLabel('Link').fill('git.example/x');
  await page.getByRole('button', { name: 'Add repository' }).click();
  await expect(page.getByText('Name already used', { exact: false })).toBeVisible();
  await expect(choice).toHaveValue(name);
  await page.getByLabel('Name', { exact: true }).fill('Sextant');
  await page.getByRole('button', { name: 'Add repository' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sextant' })).toBeVisible();
  const ofOne = () =>
    sql`select name from repositories where organization_id = ${organization} order by name`;
  expect(await ofOne()).toEqual([{ name: 'Lantern' }, { name: 'Sextant' }]);

  // Somebody deletes it meanwhile: as a new one it stays where it was.
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Name', { exact: true }).fill('Astrolabe');
  await sql`delete from repositories where name = 'Sextant'`;
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('This repository was deleted while you were editing.')).toBeVisible();
  await page.getByRole('button', { name: 'Save as new' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Astrolabe' })).toBeVisible();
  expect(await ofOne()).toEqual([{ name: 'Astrolabe' }, { name: 'Lantern' }]);

  // An import from the narrowed list goes there, too.
  await page.goto(`${server.url}/manager/repositories?scope=${organization}`);
  await page.getByRole('link', { name: 'Import' }).click();
  await expect(page.getByRole('main')).toContainText(`Organization: ${name}`);

  // Without JavaScript it is a select.
  const html = await (await page.request.get(`${server.url}/manager/repositories/new`)).text();
  expect(html).toContain(`<option value="${organization}">${name}</option>`);
});
