import type { Page } from 'playwright/test';
import { expect, expectBlocked, expectBlockedEntry, expectExplained, test } from './demo-test.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).first();

test('users: nobody is added, changed, banned, signed out, deleted or acted as', { tag: '@slow' }, async ({
  look,
}) => {
  const page = await look('admin', '/manager/users?searchTerm=camille');
  const row = page.getByRole('row').nth(1);
  for (const name of ['Impersonate', 'Ban…']) {
    await row.hover();
    await expectBlockedEntry(
      () => row.getByRole('button', { name: /^Actions for/ }).click(),
      page.getByRole('menuitem', { name }),
    );
  }
  await row.getByRole('checkbox').check();
  for (const name of ['Revoke sessions…', 'Ban…']) await expectBlocked(button(page, name));

  await look('admin', '/manager/users/demo-1');
  const revokeOne = button(page, /^Revoke: /);
  const controls = ['Change role', 'Revoke all', 'Impersonate', 'Ban…', 'Delete…'].map((name) =>
    button(page, name),
  );
  for (const control of [revokeOne, ...controls]) await expectBlocked(control);

  await look('admin', '/manager/users/demo-4');
  for (const name of ['Unban', 'Change…']) await expectBlocked(button(page, name));

  await look('admin', '/manager/users/new');
  await page.getByLabel('E-mail').fill('new@example.com');
  await expectBlocked(button(page, 'Create user'));
  await look('admin', '/manager/users/demo-1/update');
  await page.getByLabel('Name').fill('Somebody Else');
  await expectBlocked(button(page, 'Save changes'));
});

test('the account: the shared user does not change; settings of the browser do', { tag: '@slow' }, async ({
  look,
}) => {
  const page = await look('admin', '/manager/account?state=change-name');
  await page.getByLabel('Name').fill('Somebody Else');
  const controls = ['Change picture', 'Save', 'Change', 'Sign out everywhere else', 'Delete account'];
  for (const name of controls) await expectBlocked(button(page, name));
  await expectBlocked(button(page, /^Sign out: /));
  await page.getByLabel('Name').press('Enter');
  await expectExplained(page);

  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect(page.locator('html')).toHaveClass(/dark/);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.json$/);

  // The dialog of another address opens by the page's own address, too.
  await look('admin', '/manager/account?newEmail=new%40example.com');
  await expectBlocked(button(page, 'Send codes'));
});
