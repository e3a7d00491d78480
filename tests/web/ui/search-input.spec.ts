import { expect, test } from './ui-test.ts';

test.use({ only: 'control' });

test('slash moves the focus there, Escape clears, the clear button keeps the focus', {
  tag: '@slow',
}, async ({ openParts }) => {
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
