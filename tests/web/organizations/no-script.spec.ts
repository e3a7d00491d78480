import type { BrowserContext, Page } from 'playwright/test';
import type { Browser as Client } from '#tests/support/browser.ts';
import { expect, refusedDocument, test } from '../layout/layout-test.ts';
import { addMember, addOrganization } from './add-organization.ts';

test.use({ javaScriptEnabled: false, expected: refusedDocument });

async function open(context: BrowserContext, client: Client, address: string): Promise<Page> {
  const { origin: url } = new URL(address);
  await context.addCookies([...client.cookies].map(([name, value]) => ({ name, value, url })));
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

test('without JavaScript an organization is handed over, then left', async ({
  context,
  newcomer,
  server,
}) => {
  const owner = await newcomer();
  const { id, name } = await addOrganization(server, owner.email);
  const { id: memberId } = await addMember(server, id, { name: 'Omar Benali' });
  const page = await open(context, owner, `${server.url}/app/organizations/${id}`);
  await expect(page.getByRole('button', { name: /…$/ }), 'none that needs a script').toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Change picture' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Leave…' })).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('link', { name: 'Transfer…' }).click();
  await page.getByRole('button', { name: 'Transfer ownership' }).click();
  await expect(page.getByLabel('New owner')).toHaveAccessibleDescription('Choose a member');
  await page.getByLabel('New owner').selectOption(memberId);
  await page.getByRole('button', { name: 'Transfer ownership' }).click();
  await expect(page.getByRole('link', { name: 'Transfer…' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Delete…' })).toHaveCount(0);

  await page.getByRole('link', { name: 'Leave…' }).click();
  await expect(page.getByText(`Leave \u2068${name}\u2069?`)).toBeVisible();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await page.getByRole('link', { name: 'Leave…' }).click();
  await page.getByRole('button', { name: 'Leave organization' }).click();
  await expect(page).toHaveURL(`${server.url}/app/organizations`);
  const rows = await server.database.sql`select role from members where organization_id = ${id}`;
  expect(rows).toEqual([{ role: 'owner' }]);
});

test('without JavaScript an organization and a team are deleted', async ({ context, newcomer, server }) => {
  const owner = await newcomer();
  const { id, name, teamId } = await addOrganization(server, owner.email);
  const teams = `${server.url}/app/organizations/${id}/teams`;
  const page = await open(context, owner, `${teams}/${teamId}`);
  await page.getByRole('link', { name: 'Delete team…' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('alert')).toHaveText('The last team cannot be removed');
  await server.database.sql`insert into teams (id, name, organization_id)
    values (gen_random_uuid()::text, 'Design', ${id})`;
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL(teams);
  await expect(page.getByRole('list', { name: 'Teams' }).getByRole('listitem')).toHaveCount(1);

  await page.getByRole('link', { name: 'General' }).click();
  await page.getByRole('link', { name: 'Delete…' }).click();
  await page.getByLabel(/^Type/).fill('another');
  await page.getByRole('button', { name: 'Delete organization' }).click();
  await expect(page.getByLabel(/^Type/)).toHaveAccessibleDescription(/exactly/);
  await page.getByLabel(/^Type/).fill(` ${name} `);
  await page.getByRole('button', { name: 'Delete organization' }).click();
  await expect(page).toHaveURL(`${server.url}/app/organizations`);
  expect(await server.database.sql`select from organizations where id = ${id}`).toHaveLength(0);
});

test('without JavaScript who is no owner any more is told so', async ({ context, newcomer, server }) => {
  const { sql } = server.database;
  for (const [ask, button] of [
    ['Delete…', 'Delete organization'],
    ['Transfer…', 'Transfer ownership'],
  ] as const) {
    const owner = await newcomer();
    const { id, name } = await addOrganization(server, owner.email);
    const other = await addMember(server, id, { name: 'Omar Benali' });
    const page = await open(context, owner, `${server.url}/app/organizations/${id}`);
    await page.getByRole('link', { name: ask }).click();
    if (ask === 'Delete…') await page.getByLabel(/^Type/).fill(name);
    else await page.getByLabel('New owner').selectOption(other.id);
    await sql`update members set role = 'owner' where id = ${other.id}`;
    await sql`update members set role = 'admin' where organization_id = ${id} and id <> ${other.id}`;
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByRole('alert')).toContainText(/not allowed/);
    await page.close();
  }
});

test('without JavaScript a member is given a role, then removed', async ({ context, newcomer, server }) => {
  const owner = await newcomer();
  const { id } = await addOrganization(server, owner.email);
  const { id: memberId } = await addMember(server, id, { name: 'Omar Benali' });
  const address = `${server.url}/app/organizations/${id}/members?searchTerm=omar`;
  const page = await open(context, owner, address);
  const row = page.getByRole('row').filter({ hasText: 'Omar Benali' });
  await row.getByRole('link').click();
  const forms = page.getByRole('region', { name: 'Omar Benali' });
  await forms.getByRole('link', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(address);
  await row.getByRole('link').click();
  await forms.getByRole('radio', { name: 'Admin' }).check();
  await forms.getByRole('button', { name: 'Save role' }).click();
  await expect(forms).toHaveCount(0);
  await expect(row).toContainText('Admin');
  await row.getByRole('link').click();
  const { sql } = server.database;
  await sql`update members set role = 'owner' where id = ${memberId}`;
  await sql`update members set role = 'member' where organization_id = ${id} and id <> ${memberId}`;
  await forms.getByRole('button', { name: 'Remove member' }).click();
  await expect(page.getByRole('alert')).toHaveText('You are not allowed to remove this member');
  await sql`update members set role = 'owner' where organization_id = ${id}`;
  await page.goto(address);
  await row.getByRole('link').click();
  await forms.getByRole('button', { name: 'Remove member' }).click();
  await expect(page).toHaveURL(/members\?searchTerm=omar$/);
  await expect(row).toHaveCount(0);
});
