import type { Page } from 'playwright/test';
import { expect, waitForHydration } from '../layout/layout-test.ts';
import { test } from './ui-test.ts';

/** Types as an input method does: the text is underlined, and can still become another one. */
async function compose(page: Page, ...steps: string[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  for (const text of steps)
    await session.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
}

test('keys that belong to a composition do nothing else', { tag: '@slow' }, async ({
  page,
  server,
  visit,
}) => {
  await page.goto(`${server.url}/dev/ui?section=control`);
  await waitForHydration(page);
  const search = page.getByRole('searchbox').first();
  await search.fill('ab');
  await compose(page, 'に', 'にほ');
  await page.keyboard.press('Escape');
  await expect(search).not.toHaveValue('');

  await page.goto(`${server.url}/dev/ui/form`);
  await waitForHydration(page);
  const person = page.getByRole('combobox', { name: /^Person/ });
  await person.click();
  await expect(page.getByRole('listbox')).toBeVisible();
  await compose(page, 'に');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toBeVisible();

  await visit('admin', '/manager/users');
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('combobox', { name: 'Search or go to' });
  await palette.fill('dashboard');
  await expect(page.getByRole('option', { name: /Dashboard/ }).first()).toBeVisible();
  await compose(page, 'に');
  await page.keyboard.press('Escape');
  await expect(palette).toBeVisible();
  await compose(page, 'に');
  // Safari sends the key that ends a composition after its end, and marks it by this code alone.
  await palette.dispatchEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true, cancelable: true });
  await expect(palette).toBeVisible();
  await expect(page).toHaveURL(/\/manager\/users$/);
});

test.describe('the code field', () => {
  test.use({ only: 'field' });

  test('takes each character once while a keyboard composes, and sends six', { tag: '@slow' }, async ({
    openParts,
  }) => {
    const { page, section } = await openParts();
    const part = section('Code input, key blade');
    const code = part.getByRole('textbox').first();
    await code.click();
    await compose(page, 'k', 'k7', 'k7m');
    await expect(part.getByText('This is not valid')).toHaveCount(0);
    await expect(code).toHaveValue('k7m');
    await page.keyboard.insertText('k7m');
    await expect(code).toHaveValue('K7M');
    await compose(page, 'q', 'q2', 'q2r');
    // The page of parts calls every complete code wrong.
    await expect(part.getByText('This is not valid')).toBeVisible();
    await page.keyboard.insertText('q2r');
    await expect(code).toHaveValue('K7MQ2R');
  });
});
