import { tokenPrefix } from '#contract/redact.ts';
import { expectAccessible } from '../../accessibility-violations.ts';
import { expect, test } from '../../layout/layout-test.ts';

test.use({ expected: /status of 4(?:01|22)/ });

test('a key is made, shown once, used by a program, and revoked', async ({ visit, newcomer, server }) => {
  const person = await newcomer();
  const page = await visit(person, '/app/account');
  const keys = page.getByRole('region', { name: 'API keys' });
  await expect(keys).toContainText('No keys yet');
  await keys.getByRole('button', { name: 'New key' }).click();
  const dialog = page.getByRole('dialog', { name: 'New key' });
  await dialog.getByRole('button', { name: 'Create key' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('This field is required');
  await dialog.getByLabel('Name').fill('تقرير Nightly');
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await expect(dialog.getByLabel('Expires')).toHaveValue('90');
  await dialog.getByRole('checkbox', { name: 'Read' }).uncheck();
  await dialog.getByRole('button', { name: 'Create key' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Choose at least one permission');
  await dialog.getByRole('button', { name: 'Read only' }).click();
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Create key' }).click();

  await expect(dialog.getByRole('status').first()).toContainText('It is shown this once');
  await expect(dialog.getByRole('button', { name: 'Copy the key' })).toBeFocused();
  const token = await dialog.getByRole('code').innerText();
  await expectAccessible(page);
  // It is gone with the dialog.
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toBeHidden();
  await expect(keys.getByRole('button', { name: 'New key' })).toBeFocused();
  const use = () =>
    fetch(`${server.url}/api/repositories`, { headers: { authorization: `Bearer ${token}` } });
  expect((await use()).status).toBe(200);
  await expect(page.getByText(token)).toHaveCount(0);

  const row = keys.getByRole('listitem');
  await expect(row).toContainText('تقرير Nightly');
  await expect(row).toContainText(`${token.slice(0, tokenPrefix().length + 4)}…`);
  await expect(row).toContainText('Code Repositories: Read');
  await row.getByRole('button', { name: /^Revoke/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText(/Nightly\u2069 is revoked/)).toBeVisible();
  await expect(keys).toContainText('No keys yet');
  await expect(keys.getByRole('heading', { name: 'API keys' })).toBeFocused();
  expect((await use()).status).toBe(401);
});
