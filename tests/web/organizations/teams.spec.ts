import { expect, refusedDocument, test } from '../layout/layout-test.ts';
import { addMember, addOrganization } from './add-organization.ts';

test.use({ expected: refusedDocument });

test('an owner creates a team, fills it, renames and deletes it', async ({ visit, server, newcomer }) => {
  const owner = await newcomer();
  const { id } = await addOrganization(server, owner.email);
  await addMember(server, id, { name: 'Omar Benali' });
  const page = await visit(owner, `/app/organizations/${id}/teams`);
  const teams = page.getByRole('list', { name: 'Teams' }).getByRole('listitem');
  await expect(teams).toHaveText([/Mwanga Cooperative.*0 members/]);

  const name = page.getByRole('textbox', { name: 'Team name' });
  await name.fill('MWANGA cooperative');
  await page.getByRole('button', { name: 'Create team' }).click();
  await expect(name).toHaveAccessibleDescription('This team already exists');
  await expect(name).toBeFocused();
  await name.fill('Design');
  await page.getByRole('button', { name: 'Create team' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Design' })).toBeVisible();
  await expect(page.getByText('Nobody is in this team yet. Add the first member above.')).toBeVisible();
  const search = page.getByRole('searchbox', { name: 'Search members of the team' });
  await expect(search).toHaveCount(0);
  const save = page.getByRole('button', { name: 'Save' });
  await expect(save).toBeDisabled();

  const field = page.getByRole('combobox', { name: 'Add a member' });
  await field.fill('omar');
  await page.getByRole('option', { name: /Omar Benali/ }).click();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const members = page.getByRole('row').filter({ has: page.getByRole('cell') });
  await expect(members).toHaveText([/Omar Benali/]);
  await expect(search).toBeVisible();
  await page.getByRole('button', { name: 'Remove ⁨Omar Benali⁩ from the team' }).click();
  await expect(page.getByText('Nobody is in this team yet.')).toBeVisible();

  const rename = page.getByRole('textbox', { name: 'Team name' });
  await rename.fill('Research');
  await expect(save).toBeEnabled();
  // By keys: a toast lies over the buttons until it goes.
  await rename.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Research' })).toBeVisible();
  await expect(save).toBeDisabled();
  await page.getByRole('button', { name: 'Delete team…' }).press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Are you sure?' });
  await expect(question).toContainText('Its members stay in the organization.');
  await question.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL(/\/teams$/);
  await expect(teams).toHaveCount(1);
});

test('what a team refuses is said where it was asked for; a member is added once', { tag: '@slow' }, async ({
  visit,
  server,
  newcomer,
}) => {
  const owner = await newcomer();
  const { id, teamId } = await addOrganization(server, owner.email);
  await addMember(server, id, { name: 'Omar Benali' });
  const page = await visit(owner, `/app/organizations/${id}/teams/${teamId}`);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Choose a member')).toBeVisible();
  const field = page.getByRole('combobox', { name: 'Add a member' });
  await field.fill('omar');
  await page.getByRole('option', { name: /Omar Benali/ }).click();
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  await page.getByRole('button', { name: 'Add', exact: true }).dblclick();
  await expect(page.getByText('1 member', { exact: true })).toBeVisible();
  expect(calls.filter((url) => url.includes('organizations.addTeamMember'))).toHaveLength(1);
  await expect(field).toHaveValue('');
  await field.fill('omar');
  await expect(page.getByText('No results for "omar"')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('searchbox', { name: 'Search members of the team' }).fill('zed');
  await expect(page.getByRole('heading', { name: 'No results for "zed"' })).toBeVisible();
  await page.getByRole('status').getByRole('button', { name: 'Clear search' }).click();

  const rename = page.getByRole('textbox', { name: 'Team name' });
  await rename.fill('https://evil.example');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(rename).toHaveAccessibleDescription('Name is invalid');
  const last = page.getByRole('button', { name: 'Delete team…' });
  await expect(last).toBeDisabled();
  await expect(last).toHaveAccessibleDescription(/^This is the last team/);
});

test('what is typed before the first candidates have come is kept, and the focus after adding', {
  tag: '@slow',
}, async ({ visit, server, newcomer }) => {
  const owner = await newcomer();
  const { id } = await addOrganization(server, owner.email);
  await addMember(server, id, { name: 'Omar Benali' });
  await addMember(server, id, { name: 'Ngozi Eze' });
  const page = await visit(owner, `/app/organizations/${id}/teams`);
  const held = Promise.withResolvers<void>();
  await page.route(/organizations\.teamCandidates/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.getByRole('list', { name: 'Teams' }).getByRole('link').click();
  const field = page.getByRole('combobox', { name: 'Add a member' });
  await field.pressSequentially('omar');
  const answers = page.waitForResponse(/organizations\.teamCandidates/);
  held.resolve();
  await (await answers).finished();
  await page.getByRole('option', { name: /Omar Benali/ }).click();
  await expect(field).toHaveValue('Omar Benali');
  const add = page.getByRole('button', { name: 'Add', exact: true });
  await add.press('Enter');
  await expect(page.getByText('1 member', { exact: true })).toBeVisible();
  await expect(field).toHaveValue('');
  await expect(add).toBeFocused();

  await field.pressSequentially('ngozi');
  await page.getByRole('option', { name: /Ngozi Eze/ }).waitFor();
  await field.press('Enter');
  await field.press('Enter');
  await expect(page.getByText('2 members', { exact: true })).toBeVisible();
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();
  // Somebody leaves the team while the next one is looked for.
  await field.pressSequentially('typed');
  await server.database.sql`delete from team_members
    where user_id = (select id from users where name = 'Omar Benali' order by created_at desc limit 1)`;
  await page.getByRole('button', { name: 'Remove ⁨Ngozi Eze⁩ from the team' }).click();
  await expect(page.getByText('0 members', { exact: true })).toBeVisible();
  await expect(field).toHaveValue('typed');
});
