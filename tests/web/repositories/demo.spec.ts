import type { Page } from 'playwright/test';
import { expect, expectBlocked, expectBlockedEntry, expectExplained, test } from '../demo/demo-test.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first();

test('repositories: nothing is added, changed, deleted or imported; looking, finding and copying work', {
  tag: '@slow',
}, async ({ look }) => {
  const page = await look('admin', '/manager/repositories');
  const row = page.getByRole('row').nth(1);
  await row.hover();
  await expectBlockedEntry(
    () => row.getByRole('button', { name: /^Actions for/ }).click(),
    page.getByRole('menuitem', { name: 'Delete…' }),
  );
  await row.getByRole('checkbox').check();
  await expectBlocked(page.getByRole('rowgroup').getByRole('button', { name: 'Delete' }));
  const download = page.waitForEvent('download');
  await page.getByRole('rowgroup').getByRole('link', { name: 'Export' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);
  await page.getByRole('searchbox').fill('mwangaza');
  await expect(page.getByRole('row').nth(1)).toContainText('mwangaza');

  await page.locator('[data-row-link]').first().click();
  await expectBlockedEntry(
    () => page.getByRole('button', { name: 'More actions' }).click(),
    page.getByRole('menuitem', { name: 'Delete…' }),
  );
  await page.getByRole('button', { name: 'Copy identifier' }).click();
  await page.getByRole('link', { name: 'Edit' }).click();
  await page.getByLabel('Name').fill('another name');
  await expectBlocked(button(page, 'Save changes'));
  await page.getByLabel('Name').press('Enter');
  await expectExplained(page);
  await page.getByLabel('Description').press('Control+Enter');
  await expectExplained(page);
  await expect(page.getByLabel('Name')).toHaveValue('another name');

  await look('admin', '/manager/repositories/new');
  await page.getByLabel('Name').fill('a new one');
  await page.getByLabel('Link').fill('git.example/new');
  await expectBlocked(button(page, 'Add repository'));

  await look('admin', '/manager/repositories/import');
  await page.getByLabel('Or paste the lines').fill('new-one,https://git.example/new');
  await page.getByRole('button', { name: 'Preview' }).click();
  await expectBlocked(button(page, 'Import one repository'));
});
