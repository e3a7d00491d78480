import { expect, refusedDocument, test } from '../layout/layout-test.ts';
import { createOrganization, idOf } from './organization-test.ts';

test.use({ expected: refusedDocument });

test('name and picture are changed; what somebody else changed meanwhile is not lost', async ({
  visit,
  newcomer,
  server,
}) => {
  const owner = await newcomer();
  const { id, slug } = await createOrganization(server, owner, 'Acme');
  const page = await visit(owner, `/app/organizations/${id}`);
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await expect(save).toBeDisabled();
  await name.fill('Acme Two');
  await page.getByRole('link', { name: 'General', exact: true }).click();
  await expect(name).toHaveValue('Acme Two');
  await page.getByRole('link', { name: /^Members \d/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await save.click();
  await expect(page.getByText('Organization saved')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Acme Two' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Organization Acme Two' })).toBeVisible();
  await expect(save).toBeDisabled();
  await expect(save).toBeFocused();
  await expect(page.getByText('changed the name')).toBeVisible();

  async function changeElsewhere(to: string) {
    const { updatedAt } = (await owner.request('GET', `${server.url}/api/organizations/${id}`)).body;
    const change = { name: to, slug, expectedUpdatedAt: updatedAt };
    await owner.request('PUT', `${server.url}/api/organizations/${id}`, change);
  }
  await changeElsewhere('Theirs');
  await name.fill('Mine');
  await save.click();
  await expect(page.getByRole('alert')).toContainText('changed this organization');
  await expect(page.getByRole('alert')).toContainText('Theirs');
  await expect(page).toHaveURL(new RegExp(`/app/organizations/${id}$`));
  await page.getByRole('alert').getByRole('button').last().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mine' })).toBeVisible();
  await expect(save).toBeFocused();
  await name.fill('Mine too');
  await name.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Mine too' })).toBeVisible();
  await expect(name).toBeFocused();

  const picture = await page.screenshot();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: picture });
  // As square as the picture is shown.
  const area = page.getByRole('application', { name: 'Part of the picture' });
  await expect(area).not.toHaveCSS('border-radius', '50%');
  await page.getByRole('dialog').getByRole('button', { name: 'Save picture' }).click();
  const shown = page.getByRole('main').locator(`img[src^="/pictures/organizations/${id}/"]`);
  await expect(shown).toHaveCount(2);
  await expect(page.getByRole('button', { name: /^Organization/ }).locator('img')).toHaveCount(1);
  await changeElsewhere('Also theirs');
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(shown).toHaveCount(0);
  // Nothing was typed since: the form shows what is stored.
  await expect(name).toHaveValue('Also theirs');
});

test('the ownership is handed over, then the organization left', { tag: '@slow' }, async ({
  visit,
  newcomer,
  server,
}) => {
  const owner = await newcomer();
  const { id, add } = await createOrganization(server, owner, 'Acme');
  await add('Omar Benali', 'member');
  const page = await visit(owner, `/app/organizations/${id}`);
  const leave = page.getByRole('button', { name: 'Leave…' });
  await expect(leave).toBeDisabled();
  await expect(page.getByText('You are the only owner.', { exact: false }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Transfer…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Transfer ownership' }).click();
  await expect(dialog.getByText('Choose a member')).toBeVisible();
  await dialog.getByRole('combobox').click();
  await page.getByRole('option', { name: 'Omar Benali' }).click();
  await dialog.getByRole('button', { name: 'Transfer ownership' }).click();
  await expect(page.getByText(/is the owner now/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete…' })).toHaveCount(0);
  await leave.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave organization' }).click();
  await expect(page).toHaveURL(/\/app\/organizations$/);
  await expect(page.getByRole('heading', { name: 'No organizations yet' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'This page could not be found' })).toBeVisible();
});

test('the only member cannot hand over or leave, but delete the organization', { tag: '@slow' }, async ({
  visit,
  newcomer,
  server,
}) => {
  const owner = await newcomer();
  const { id } = await createOrganization(server, owner, 'Acme');
  const page = await visit(owner, `/app/organizations/${id}`);
  await expect(page.getByRole('button', { name: 'Leave…' })).toBeDisabled();
  await expect(page.getByText('You are its only member.', { exact: false }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Transfer…' }).hover();
  await expect(page.getByRole('tooltip')).toContainText('There is nobody else yet.');
  await page.getByRole('button', { name: 'Delete…' }).click();
  const question = page.getByRole('alertdialog');
  for (const lost of ['Memberships: 1', 'Teams: 1']) await expect(question.getByText(lost)).toBeVisible();
  const confirm = question.getByRole('button', { name: 'Delete organization' });
  await expect(confirm).toBeDisabled();
  await question.getByRole('textbox').fill('Acme');
  await confirm.click();
  await expect(page.getByRole('heading', { name: 'No organizations yet' })).toBeVisible();
});

test('an admin who acts as the owner finds what only the owner does closed, with the reason', {
  tag: '@slow',
}, async ({ visit, newcomer, server }) => {
  const owner = await newcomer();
  const { id, add } = await createOrganization(server, owner, 'Acme');
  await add('Omar Benali', 'member');
  const [team] = await server.database.sql`select id from teams where organization_id = ${id}`;
  await owner.request('POST', `${server.url}/api/organizations/${id}/invite-links`, {
    ...{ role: 'member', days: 7, useLimit: null },
  });
  const admin = await newcomer('admin');
  const ownerId = await idOf(owner);
  const acting = await admin.request('POST', `${server.url}/api/users/${ownerId}/impersonate`, {});
  expect(acting.status).toBe(200);
  const page = await visit(admin, `/app/organizations/${id}`);
  const main = page.getByRole('main');
  const closed = {
    '': ['Change picture', 'Save', 'Transfer…', 'Leave…', 'Delete…'],
    '/members': ['Invite people', 'Member', 'Create link', 'Revoke'],
    '/members/invite': ['Send invitations'],
    '/teams': ['Create team'],
    [`/teams/${team?.id}`]: ['Add', 'Save', 'Delete team…'],
  };
  const reason = 'You are acting as this person. Only the person can do this.';
  // What the user cannot do either is named as well.
  const others: Record<string, string> = {
    'Leave…': 'You are the only owner. Make somebody else owner first, or delete the organization.',
    'Delete team…': 'This is the last team. An organization needs at least one.',
  };
  for (const [path, names] of Object.entries(closed)) {
    await page.goto(`${server.url}/app/organizations/${id}${path}`);
    for (const name of names) {
      const button = main.getByRole('button', { name, exact: true });
      await expect(button, `${path} ${name}`).toBeDisabled();
      await expect(button, `${path} ${name}`).toHaveAccessibleDescription(
        [reason, others[name]].filter(Boolean).join(' '),
      );
    }
  }
  for (const path of ['', '/new']) {
    await page.goto(`${server.url}/app/organizations${path}`);
    await expect(main.getByRole('button', { name: /^Create/ }), path).toBeDisabled();
  }
});
