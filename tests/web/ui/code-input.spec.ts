import type { Locator } from 'playwright/test';
import { expect, test } from './ui-test.ts';

test.use({ only: 'field' });

const cells = (field: Locator) => field.locator('xpath=..').locator('[aria-hidden] > span');
const values = async (field: Locator) => (await cells(field).allTextContents()).join('');

test('takes any case, spaces and hyphens, and shows six cells from left to right', { tag: '@slow' }, async ({
  openParts,
}) => {
  for (const language of ['en', 'ar'] as const) {
    const { page, section } = await openParts({ language });
    const field = section('Code input, key blade').getByRole('textbox').first();
    await field.click();
    await page.keyboard.type('k7-m q');
    await expect(field).toHaveValue('K7MQ');
    await expect.poll(() => values(field)).toBe('K7MQ');
    const boxes = await Promise.all((await cells(field).all()).map((cell) => cell.boundingBox()));
    const starts = boxes.map((box) => box?.x ?? 0);
    expect(starts).toHaveLength(6);
    expect(starts).toEqual([...starts].sort((a, b) => a - b));
    await expect(cells(field).nth(4)).toHaveAttribute('data-current', 'true');
    // One character can be changed in the middle.
    await field.press('ArrowLeft');
    await field.press('Backspace');
    await page.keyboard.type('x');
    await expect(field).toHaveValue('K7XQ');
    await expect(cells(field).nth(3)).toHaveAttribute('data-current', 'true');
  }
});

test('a pasted code fills all cells and is sent; a wrong one is selected, so that typing replaces it', {
  tag: '@slow',
}, async ({ openParts, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { page, section } = await openParts();
  const field = section('Code input, key blade').getByRole('textbox').first();
  await page.evaluate(() => navigator.clipboard.writeText(' k7m-q2r '));
  await field.click();
  await page.keyboard.press('ControlOrMeta+v');
  await expect(field).toHaveValue('K7MQ2R');
  // The page of parts calls every complete code wrong.
  await expect(section('Code input, key blade').getByText('This is not valid')).toBeVisible();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toBeFocused();
  await expect
    .poll(() => field.evaluate((input: HTMLInputElement) => [input.selectionStart, input.selectionEnd]))
    .toEqual([0, 6]);
  await page.keyboard.type('z');
  await expect(field).toHaveValue('Z');
});

test('is a plain, readable input without JavaScript', { tag: '@slow' }, async ({ browser, server }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${server.url}/dev/ui?lng=en`);
  const field = page.locator('input[autocomplete=one-time-code]').first();
  await field.fill('k7mq2r');
  await expect(cells(field).first()).toBeHidden();
  expect(await field.evaluate((input) => getComputedStyle(input).color)).not.toBe('rgba(0, 0, 0, 0)');
  await context.close();
});
