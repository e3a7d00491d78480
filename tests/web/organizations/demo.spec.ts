import type { Page } from 'playwright/test';
import { expect, expectBlocked, expectBlockedEntry, expectExplained, test } from '../demo/demo-test.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).first();

test('organizations: two are shown to members, and nothing of them is changed', { tag: '@slow' }, async ({
  look,
}) => {
  const page = await look('admin', '/app/organizations');
  await expect(page.getByRole('main').getByRole('link', { name: 'رياض الأطلس' })).toBeVisible();
  const switcher = page.getByRole('banner').getByRole('button', { name: /^(Organization|No organization)/ });
  await switcher.click();
  await page.getByRole('menuitemradio', { name: 'رياض الأطلس' }).click();
  await expect(switcher).toHaveAccessibleName('Organization رياض الأطلس');
  await button(page, /^Switch to/).click();
  await expect(switcher).toHaveAccessibleName('Organization Mwangaza Cooperative');
  await page.getByRole('link', { name: 'Code Repositories' }).first().click();
  await expect(page.locator('[data-row-link]').first()).toBeVisible();
  await look('admin', '/app/organizations');

  await page.getByRole('main').getByRole('link', { name: 'Mwangaza Cooperative' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mwangaza Cooperative' })).toBeVisible();
  const { pathname } = new URL(page.url());
  await page.getByLabel('Name', { exact: true }).fill('Another name');
  for (const name of ['Change picture', 'Save', 'Transfer…', 'Delete…'])
    await expectBlocked(button(page, name));

  await look('admin', `${pathname}/members`);
  const rows = page.getByRole('row');
  await expectBlocked(rows.getByRole('button', { name: 'Member', exact: true }).first());
  await expectBlocked(button(page, 'Create link'));
  for (const [text, name] of [
    ['Member', 'Remove…'],
    ['Invited', 'Send again'],
    ['Invited', 'Cancel invitation…'],
  ] as const) {
    const row = rows.filter({ hasText: text }).last();
    await row.hover();
    await expectBlockedEntry(
      () => row.getByRole('button', { name: /^Actions for/ }).click(),
      page.getByRole('menuitem', { name }),
    );
  }

  await look('admin', `${pathname}/teams`);
  await page.getByLabel('Team name').fill('Another team');
  await expectBlocked(button(page, 'Create team'));
  await page.getByLabel('Team name').press('Enter');
  await expectExplained(page);
  await page.getByRole('link', { name: 'Ledger' }).click();
  await expect(page.getByRole('heading', { name: 'Ledger' })).toBeVisible();
  await page.getByLabel('Team name').fill('Another team');
  for (const name of ['Save', 'Delete team…']) await expectBlocked(button(page, name));

  await look('admin', `${pathname}/members/invite`);
  await page.getByLabel('E-mail addresses').fill('new@example.com');
  await expectBlocked(button(page, 'Send invitations'));

  await look('admin', '/app/organizations/new');
  await page.getByLabel('Name', { exact: true }).fill('Another one');
  for (const name of ['Choose picture', 'Create organization']) await expectBlocked(button(page, name));

  await look('admin', '/manager/organizations');
  await page.locator('[data-row-link]').first().click();
  await expectBlocked(button(page, 'Transfer ownership…'));
  await expectBlockedEntry(
    () => page.getByRole('button', { name: 'More actions' }).click(),
    page.getByRole('menuitem', { name: 'Delete organization…' }),
  );

  await look('user', '/app/organizations');
  await page.getByRole('main').getByRole('link', { name: 'Mwangaza Cooperative' }).click();
  await expectBlocked(button(page, 'Leave…'));
});
