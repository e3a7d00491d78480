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
  await dialog.getByLabel('Name').fill('تقرير Nightly');
  await expect(dialog.getByLabel('Expires')).toHaveValue('90');
  await dialog.getByRole('checkbox', { name: 'Read' }).uncheck();
  await dialog.getByRole('button', { name: 'Create key' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Choose at least one permission');
  await dialog.getByRole('button', { name: 'Read only' }).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Create key' }).click();

  await expect(dialog).toBeHidden();
  await expect(keys.getByRole('button', { name: 'New key' })).toBeFocused();
  await expect(keys.getByRole('status').first()).toContainText('It is shown this once');
  const token = await keys.getByRole('code').innerText();
  await expectAccessible(page);
  const use = () =>
    fetch(`${server.url}/api/repositories`, { headers: { authorization: `Bearer ${token}` } });
  expect((await use()).status).toBe(200);
  await page.reload();
  await expect(page.getByText(token)).toBeHidden();

  const row = keys.getByRole('listitem');
  await expect(row).toContainText('تقرير Nightly');
  await expect(row).toContainText(`${token.slice(0, tokenPrefix.length + 4)}…`);
  await expect(row).toContainText('Code Repositories: Read');
  await row.getByRole('button', { name: /^Revoke/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText(/Nightly\u2069 is revoked/)).toBeVisible();
  await expect(keys).toContainText('No keys yet');
  expect((await use()).status).toBe(401);
});
