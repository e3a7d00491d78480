import { expect, test } from './repository-page-test.ts';

test('a file is previewed line by line, imported, and found in the list; invalid files show an error', async ({
  visit,
  page,
  add,
}) => {
  const taken = await add();
  const mark = crypto.randomUUID();
  const lines = Array.from({ length: 150 }, (_, index) => `${mark} ${index},git.example/${index},`);
  const csv = ['name,link,description', ...lines, `${taken.name},git.example/x,`, 'bad,nodot,'].join('\r\n');
  const choose = (name: string, content: string) =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });

  await visit('admin', '/manager/repositories/import');
  await choose('book.xlsx', 'PK\u0003\u0004…');
  await expect(page.getByText('This is a spreadsheet, not a CSV file.')).toBeVisible();
  await choose('list.csv', csv);
  await expect(page.getByRole('row')).toHaveCount(101);
  await expect(page.getByText('Preview, To add 150, Skipped 1, Refused 1')).toHaveRole('status');
  await page.getByRole('button', { name: 'Another file' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await choose('list.csv', csv);
  await page.getByRole('button', { name: 'Show 52 more' }).click();
  await expect(page.getByRole('row')).toHaveCount(153);
  await page.getByRole('radio', { name: 'Refused 1' }).check();
  await expect(page.getByRole('row').nth(1)).toContainText('Invalid link, must contain at least a dot');
  await page.getByRole('radio', { name: 'Skipped 1' }).check();
  await expect(page.getByRole('row').nth(1)).toContainText(taken.name);

  await page.getByRole('button', { name: 'Import 150 repositories' }).click();
  await expect(page.getByText('150 repositories were added. 2 lines were not added.')).toBeVisible();
  await page.getByRole('link', { name: 'Show the list' }).click();
  await page.getByRole('searchbox', { name: 'Search repositories' }).fill(mark);
  await expect(page.getByRole('link', { name: new RegExp(mark) }).first()).toBeVisible();
});

test('a file is read in the encoding that it seems to have, and again in the one that is chosen', {
  tag: '@slow',
}, async ({ visit, page }) => {
  const mark = crypto.randomUUID();
  const choose = (...parts: (string | number[])[]) =>
    page.locator('input[type=file]').setInputFiles({
      name: 'list.csv',
      mimeType: 'text/csv',
      buffer: Buffer.concat(parts.map((part) => Buffer.from(part as string))),
    });
  const encoding = page.getByRole('combobox', { name: 'Encoding' });
  const row = page.getByRole('row').nth(1);

  await visit('admin', '/manager/repositories/import');
  // Windows-1251.
  await choose([0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2], ` ${mark},git.example/a`);
  await expect(row).toContainText(`Привет ${mark}`);
  await expect(encoding).toHaveValue('windows-1251');
  await expect(page.getByText('It was read as Cyrillic (Windows-1251).')).toBeVisible();
  await encoding.selectOption('Arabic (Windows-1256)');
  await expect(row).not.toContainText('Привет');
  await expect(row).toContainText(mark);
  await encoding.selectOption('Cyrillic (Windows-1251)');
  await expect(row).toContainText(`Привет ${mark}`);

  await page.getByRole('button', { name: 'Another file' }).click();
  await choose(
    `Étage ${mark},git.example/a\nCaf`,
    [0xe9],
    ` ${mark},git.example/b\nZürich ${mark},git.example/c`,
  );
  await expect(page.getByText('Preview, To add 2, Skipped 0, Refused 1')).toHaveRole('status');
  await expect(encoding).toHaveValue('utf-8');
  await expect(page.getByRole('row').nth(2)).toContainText('Contains characters that can’t be read');
});
