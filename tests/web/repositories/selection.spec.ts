import { readFile } from 'node:fs/promises';
import { expect, test } from '../layout/layout-test.ts';
import { fillRepositories, focusedRow, nameOf } from './list-test.ts';

test('rows are chosen one by one, by ranges, and all of them; nothing shifts', async ({ visit, server }) => {
  await fillRepositories(server, 48);
  const page = await visit('admin', '/manager/repositories');
  const box = (number: number) => page.getByRole('row', { name: nameOf(number) }).getByRole('checkbox');
  const place = () => page.getByRole('link', { name: nameOf(1) }).boundingBox();
  const before = await place();
  await box(2).check();
  expect(await place()).toEqual(before);
  await box(6).click({ modifiers: ['Shift'] });
  const head = page.locator('thead');
  await expect(head).toContainText('5 selected');
  await box(4).uncheck();
  await expect(head).toContainText('4 selected');
  const download = page.waitForEvent('download');
  await head.getByRole('link', { name: 'Export' }).click();
  const csv = await readFile(await (await download).path(), 'utf8');
  expect(csv.match(/repo-\d+/g)).toEqual([2, 3, 5, 6].map(nameOf));
  await head.getByRole('button', { name: 'Select all 48' }).click();
  await expect(head).toContainText('48 selected');
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(21);
  await head.getByRole('button', { name: 'Clear selection' }).click();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Select all that is loaded' }).check();
  await expect(head).toContainText('20 selected');
  // Another term, another list.
  await page.getByRole('searchbox').fill('number 010');
  await expect(head).toContainText('Name');
});

test('the keyboard alone: J, K and the arrows move, X chooses, Enter opens', async ({ visit, server }) => {
  await fillRepositories(server, 30);
  const page = await visit('admin', '/manager/repositories');
  for (const key of ['j', 'j', 'ArrowDown', 'k']) await page.keyboard.press(key);
  await expect(focusedRow(page)).toHaveText(nameOf(2));
  await page.keyboard.press('x');
  for (const key of ['j', 'j', 'Shift+X']) await page.keyboard.press(key);
  await expect(page.locator('thead')).toContainText('3 selected');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/manager\/repositories\/[0-9a-f-]{36}$/);
});
