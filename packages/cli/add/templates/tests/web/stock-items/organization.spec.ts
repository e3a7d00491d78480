import type { Page } from 'playwright/test';
import { feature } from '#tests/features/stock-items.ts';
import type { Browser as Client } from '#tests/support/browser.ts';
import { addOrganization, setActive, setMember } from '#tests/support/members.ts';
import type { ProductionServer } from '#tests/support/start-production-server.ts';
import { expect, test } from '../layout/layout-test.ts';

const row = (page: Page, name: string) => page.locator('[data-row]').filter({ hasText: name });

/** Creates a stock item in the active organization of a person. */
async function create(server: ProductionServer, person: Client, name: string) {
  const services = { server: () => server as never, admin: () => person };
  const { create: input } = feature.inputs(services);
  const values = await (input as () => object | Promise<object>)();
  const { status } = await person.request('POST', `${server.url}/api/stock-items`, { ...values, name });
  expect(status).toBe(200);
}

async function deleteAndUndo(page: Page, name: string) {
  await row(page, name).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(row(page, name)).toHaveCount(0);
  await page.locator('[data-sonner-toast]').getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, name)).toBeVisible();
}

test('who may in the active organization adds, changes, deletes and brings back there', async ({
  visit,
  newcomer,
  server,
}) => {
  const person = await newcomer();
  const organization = await addOrganization(server);
  await setMember(server, organization, person, 'admin');
  await setActive(server, person, organization);
  const { sql } = server.database;
  await sql`truncate stock_items, deleted_records cascade`;
  /*if typed*/
  const page = await visit(person, '/app/stock-items');
  await page.getByRole('link', { name: 'New stock item' }).first().click();
  await expect(page).toHaveURL(/\/app\/stock-items\/new$/);
  /*: typedValues */
  await page.getByLabel('/*: titleLabel */', { exact: true }).fill('Lantern');
  await page.getByRole('button', { name: 'Add stock item' }).click();
  await expect(page).toHaveURL(/\/app\/stock-items\/[0-9a-f-]{36}$/);
  /*else*/
  await create(server, person, 'Lantern');
  const page = await visit(person, '/app/stock-items');
  await page.getByRole('link', { name: 'Lantern' }).click();
  /*end*/
  expect(await sql`select organization_id from stock_items`).toEqual([{ organization_id: organization }]);
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await page.getByLabel('/*: titleLabel */', { exact: true }).fill('Compass');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compass');
  await page.goto(`${server.url}/app/stock-items`);
  await deleteAndUndo(page, 'Compass');

  // Whoever may only read is offered nothing else.
  await sql`update members set role = 'member' where organization_id = ${organization}`;
  await page.reload();
  await expect(row(page, 'Compass')).toBeVisible();
  await expect(page.getByRole('link', { name: 'New stock item' })).toHaveCount(0);
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  expect((await person.request('GET', `${server.url}/app/stock-items/new`)).status).toBe(403);
});

test('managers see those of all organizations, and whose each one is', async ({
  visit,
  newcomer,
  server,
}) => {
  const person = await newcomer();
  const organization = await addOrganization(server);
  await setMember(server, organization, person, 'owner');
  await setActive(server, person, organization);
  await server.database.sql`truncate stock_items, deleted_records cascade`;
  await create(server, person, 'Lantern');
  const page = await visit('admin', '/manager/stock-items');
  await expect(page.getByRole('columnheader', { name: 'Organization' })).toBeVisible();
  await deleteAndUndo(page, 'Lantern');
  await page.getByRole('link', { name: 'Lantern' }).click();
  await expect(page.getByText('Organization', { exact: true })).toBeVisible();
  await page.goto(`${server.url}/app/stock-items`);
  await expect(page.getByText('Lantern')).toHaveCount(0);
});
/*if references*/

test('a form of managers offers what the chosen organization has', async ({ visit, newcomer, server }) => {
  const person = await newcomer();
  const organization = await addOrganization(server);
  await setMember(server, organization, person, 'owner');
  const name = `Kestrel ${organization}`;
  await server.database.sql`update organizations set name = ${name} where id = ${organization}`;
  const page = await visit('admin', '/manager/stock-items/new');
  await page.getByRole('combobox', { name: 'Organization' }).fill(name);
  await page.getByRole('option', { name }).click();
  // A new one has nothing but its members.
  const offered = async (label: string) => {
    await page.getByRole('combobox', { name: new RegExp(`^${label}( optional)?$`) }).press('ArrowDown');
    const options = page.getByRole('listbox').getByRole('option');
    await expect(options.or(page.getByText('No Data'))).toHaveCount(1);
    return options.allInnerTexts();
  };
  /*: offered */
});
/*end*/
