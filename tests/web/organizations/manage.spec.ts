import { expect, refusedDocument, test } from '../layout/layout-test.ts';
import { addMember, addOrganization } from './add-organization.ts';

test.use({ expected: refusedDocument });

test('managers find an organization, change its owner and delete it', { tag: '@slow' }, async ({
  visit,
  server,
  newcomer,
}) => {
  const owner = await newcomer();
  const { id } = await addOrganization(server, owner.email, { name: 'Kestrel Harbour' });
  const omar = await addMember(server, id, { name: 'Omar Benali' });
  const page = await visit('admin', '/manager/organizations');
  await page.getByRole('searchbox', { name: 'Search organizations' }).fill('kestrel');
  const table = page.getByRole('table', { name: 'Organizations' });
  await expect(table.getByRole('row')).toHaveCount(2);
  await table.getByRole('link', { name: 'Kestrel Harbour' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kestrel Harbour');
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows.filter({ hasText: owner.email })).toContainText('Owner');

  await page.getByRole('button', { name: 'Transfer ownership…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Transfer ownership of ⁨Kestrel Harbour⁩' });
  await dialog.getByRole('button', { name: 'Transfer ownership' }).click();
  await expect(dialog.getByText('Choose a member')).toBeVisible();
  await dialog.getByRole('combobox', { name: 'New owner' }).fill('omar');
  await page.getByRole('option', { name: /Omar Benali/ }).click();
  await dialog.getByRole('button', { name: 'Transfer ownership' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(rows.filter({ hasText: omar.email })).toContainText('Owner');
  await expect(rows.filter({ hasText: owner.email })).toContainText('Admin');

  await page.getByRole('button', { name: /^More/ }).first().click();
  await page.getByRole('menuitem', { name: /Delete organization/ }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete ⁨Kestrel Harbour⁩?' });
  await expect(question.getByRole('button', { name: 'Delete organization' })).toBeDisabled();
  await question.getByRole('textbox').fill('Kestrel Harbour');
  await question.getByRole('button', { name: 'Delete organization' }).click();
  await expect(page.getByText('⁨Kestrel Harbour⁩ deleted')).toBeVisible();
  await expect(page).toHaveURL(/\/manager\/organizations/);
});

test('managers come to an organization from its member, a team, the palette and the dashboard', {
  tag: '@slow',
}, async ({ visit, server, newcomer }) => {
  const owner = await newcomer();
  const { id, teamId } = await addOrganization(server, owner.email, { name: 'Kestrel Harbour' });
  const omar = await addMember(server, id, { name: 'Omar Benali' });
  await server.database.sql`
    insert into team_members (id, team_id, user_id) values (gen_random_uuid(), ${teamId}, ${omar.userId})`;
  await server.database.sql`update teams set name = 'Field crew' where id = ${teamId}`;
  await addOrganization(server, owner.email, { name: 'Quartz Ferry' });
  const page = await visit('admin', `/manager/organizations/${id}`);
  await page.getByRole('link', { name: 'Field crew' }).click();
  await expect(page.getByRole('link', { name: 'Omar Benali' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Amina Wanjiru' })).toHaveCount(0);
  // Printed, only the content of the page is left.
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('link', { name: 'Omar Benali' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Transfer ownership…' })).toBeHidden();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
  // The page of each member leads back, also without JavaScript.
  await page.getByRole('listitem').getByRole('link', { name: 'Omar Benali' }).click();
  const own = page.getByRole('region', { name: 'Organizations' });
  await expect(own.getByRole('listitem')).toContainText('Member');
  expect(await (await page.request.get(page.url())).text()).toContain(`href="/manager/organizations/${id}"`);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('quartz');
  await page.getByRole('option', { name: /Quartz Ferry/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quartz Ferry');

  await server.database.sql`
    insert into organizations (id, name, slug, created_at) values ('old', 'Old Pier', 'old-pier', '2020-01-01')
    on conflict do nothing`;
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  const figure = page.locator('dl > div').filter({ hasText: 'Organizations created' });
  const count = (await figure.getByRole('definition').first().innerText()).split(/\s/)[0];
  await figure.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Organizations ${count}`);
  await page.getByRole('button', { name: 'Created since' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Organizations ${Number(count) + 1}`);
});
