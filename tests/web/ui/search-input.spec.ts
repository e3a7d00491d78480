import { expect, test } from './ui-test.ts';

test.use({ only: 'choice' });

test('slash moves the focus there, Escape clears, the clear button keeps the focus', async ({
  openParts,
}) => {
  const { page, section } = await openParts();
  const part = section('Search, choices');
  const search = part.getByRole('searchbox').first();
  await page.keyboard.press('/');
  await expect(search).toBeFocused();
  await expect(search).toHaveValue('');
  await page.keyboard.type('a/b');
  await expect(search).toHaveValue('a/b');
  await page.keyboard.press('Escape');
  await expect(search).toHaveValue('');
  await expect(search).toBeFocused();
  await page.keyboard.type('mwa');
  await part.getByRole('button', { name: 'Clear search' }).first().click();
  await expect(search).toHaveValue('');
  await expect(search).toBeFocused();
});

test('the spinner of a running search comes late', async ({ openParts }) => {
  const { section } = await openParts();
  const spinner = section('Search, choices').locator('.animate-late').first();
  expect(await spinner.evaluate((element) => getComputedStyle(element).animationDelay)).toBe('0.3s');
});

test('segments: arrows choose, in the direction of reading', async ({ openParts }) => {
  for (const [language, next] of [
    ['en', 'ArrowRight'],
    ['ar', 'ArrowLeft'],
  ] as const) {
    const { page, section } = await openParts({ language });
    const radios = section('Search, choices').getByRole('group').first().getByRole('radio');
    await radios.first().focus();
    await page.keyboard.press(next);
    await expect(radios.nth(1)).toBeChecked();
  }
});

test('select: our own list, chosen by keyboard', async ({ openParts }) => {
  const { page, section } = await openParts();
  const select = section('Search, choices').getByRole('combobox').first();
  await select.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(select).toHaveValue('admin');
});
