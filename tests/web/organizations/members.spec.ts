import type { Browser as Client } from '#tests/support/browser.ts';
import { expect, refusedDocument, test } from '../layout/layout-test.ts';
import { createOrganization, idOf, join } from './organization-test.ts';

test.use({ expected: refusedDocument });

const menu = { name: /^Actions for/ };

test('members are searched, filtered, given roles and removed', async ({ visit, newcomer, server }) => {
  const owner = await newcomer();
  const { id, add } = await createOrganization(server, owner, 'Acme');
  await add('Omar Benali', 'admin');
  await add('Neema Otieno', 'member');
  const page = await visit(owner, `/app/organizations/${id}/members`);
  const rows = page.getByRole('row').filter({ has: page.getByRole('cell') });
  await expect(rows).toHaveCount(3);
  const own = rows.filter({ hasText: 'You' });
  await expect(own.getByRole('button', { name: 'Owner' })).toHaveAccessibleDescription(/^The only owner/);

  await page.getByRole('searchbox', { name: 'Search members' }).fill('neema');
  await expect(rows).toHaveCount(1);
  await page.getByRole('searchbox', { name: 'Search members' }).fill('');
  await page.getByRole('button', { name: /^Role/ }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Admin' }).click();
  await page.keyboard.press('Escape');
  await expect(rows).toHaveText([/Omar Benali/]);
  await expect(page).toHaveURL(/role=admin/);

  const role = page.getByRole('combobox', { name: 'Role of \u2068Omar Benali\u2069' });
  await role.selectOption('Member');
  // A toast stays while the pointer is on it.
  await page.getByRole('button', { name: 'Undo' }).hover();
  await expect(page.getByText('Nobody matches these filters')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(role).toHaveValue('admin');
  await rows.getByRole('button', menu).click();
  await page.getByRole('menuitem', { name: 'Remove…' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove member' }).click();
  await expect(rows).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('link', { name: 'General' }).click();
  await expect(page.getByText('made \u2068Omar Benali\u2069 a member')).toBeVisible();
  await expect(page.getByText('removed \u2068Omar Benali\u2069')).toBeVisible();
});

test('several members are removed at once; those left as they were are named', { tag: '@slow' }, async ({
  visit,
  newcomer,
  server,
}) => {
  const owner = await newcomer();
  const { id, add } = await createOrganization(server, owner, 'Acme');
  await add('Neema Otieno', 'member');
  await owner.request('POST', `${server.url}/api/organizations/${id}/invite-links`, {});
  const page = await visit(owner, `/app/organizations/${id}`);
  await page.getByRole('link', { name: /^Members \d/ }).click();
  const rows = page.getByRole('row').filter({ has: page.getByRole('cell') });
  const question = page.getByRole('alertdialog');
  // A member has no page: the keys of lists go from menu to menu.
  await expect(rows).toHaveCount(2);
  for (const [key, place] of [
    ['j', 0],
    ['j', 1],
    ['k', 0],
  ] as const) {
    await page.keyboard.press(key);
    await expect(rows.nth(place).getByRole('button', menu)).toBeFocused();
  }
  await rows.filter({ hasText: 'You' }).getByRole('button', menu).click();
  await expect(page.getByRole('menuitem', { name: 'Leave…' })).toContainText('The only owner.');
  await page.keyboard.press('Escape');
  for (const name of ['Neema', 'You']) await rows.filter({ hasText: name }).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Remove…' }).click();
  await expect(question).toHaveAccessibleName('Remove \u2068Neema Otieno\u2069?');
  await expect(question).toContainText('1 invite link of the organization stays valid');
  await server.database.sql`delete from members where organization_id = ${id} and role = 'member'`;
  await question.getByRole('button', { name: 'Remove member' }).click();
  await expect(page.getByRole('alert')).toContainText('1 person was left as they were');
  await expect(page.getByRole('alert')).toContainText('Neema Otieno');
});

test('an admin does nothing to the owner, and a member to nobody', { tag: '@slow' }, async ({
  visit,
  newcomer,
  server,
}) => {
  const owner = await newcomer();
  const admin = await newcomer();
  const member = await newcomer();
  const { id } = await createOrganization(server, owner, 'Acme');
  await join(server, id, await idOf(admin), 'admin');
  await join(server, id, await idOf(member), 'member');
  const page = await visit(admin, `/app/organizations/${id}/members`);
  const rowOf = ({ email }: { email: string }) => page.getByRole('row').filter({ hasText: email });
  await expect(rowOf(owner).getByRole('button')).toHaveAccessibleDescription(/Only owners change this role/);
  await expect(rowOf(member).getByRole('combobox').getByRole('option')).toHaveText(['Admin', 'Member']);
  await rowOf(admin).getByRole('combobox').selectOption('Member');
  await expect(page.getByRole('alertdialog')).toContainText('You cannot take that back yourself.');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(rowOf(admin).getByRole('combobox')).toHaveValue('admin');

  await visit(member, `/app/organizations/${id}/members`);
  await expect(rowOf(admin).getByRole('button')).toHaveCount(0);
  await rowOf(member).getByRole('button').click();
  await expect(page.getByRole('menuitem')).toHaveText(['Leave…']);
  await page.keyboard.press('Escape');
  await expect(page.getByText('Owners and admins invite people and change roles.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Invite people' })).toHaveCount(0);
  await page.getByRole('link', { name: 'General' }).click();
  await expect(page.getByText('Owners and admins can change this.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
  await page.getByRole('link', { name: /^Teams/ }).click();
  await page.getByRole('list', { name: 'Teams' }).getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Members' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Add|Save|Delete team/ })).toHaveCount(0);

  const statusOf = async (client: Client, path: string) =>
    (await client.request('GET', `${server.url}/app/organizations/${id}${path}`)).status;
  expect(await statusOf(member, '/members/invite')).toBe(403);
  for (const path of ['/teams/none', '/teams/none?searchTerm=a'])
    expect(await statusOf(member, path)).toBe(404);
  const stranger = await newcomer();
  for (const path of ['/members', '/teams']) expect(await statusOf(stranger, path)).toBe(404);
});
