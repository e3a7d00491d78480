import { expect, refusedDocument, test } from '../layout/layout-test.ts';
import { addMember, addOrganization } from './add-organization.ts';

test.use({ expected: refusedDocument });

test('the only owner is led to the organizations that keep the account', { tag: '@slow' }, async ({
  visit,
  server,
  newcomer,
}) => {
  const owner = await newcomer();
  const { id } = await addOrganization(server, owner.email, { name: 'Baobab Labs' });
  await addOrganization(server, owner.email, { name: 'Nobody Else' });
  await addMember(server, id, { name: 'Omar Benali' });
  const page = await visit(owner, '/app/account');
  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete your account?' });
  await expect(dialog).toContainText('Organizations of which you are the only member are deleted as well.');
  await expect(dialog).toContainText('while you are the only owner of these organizations');
  await expect(dialog.getByRole('button', { name: 'Send code' })).toBeDisabled();
  await expect(dialog.getByRole('textbox')).toHaveCount(0);
  // The field that had the focus is gone.
  await expect(page.locator('[role=alertdialog]:focus-within')).toHaveCount(1);
  const list = dialog.getByRole('list', { name: 'Organizations that need another owner' });
  await expect(list.getByRole('link')).toHaveText(['Baobab Labs']);
  await list.getByRole('link').click();
  await expect(page).toHaveURL(`${server.url}/app/organizations/${id}`);
});
