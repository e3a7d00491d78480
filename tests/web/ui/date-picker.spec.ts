import type { Page } from 'playwright/test';
import { expect, test } from './ui-test.ts';

test.use({ only: 'control' });

const weekdays = (page: Page) => page.getByRole('grid').locator('th').allTextContents();

test("speaks the reader's language: words, first day of the week, direction, Western digits", {
  tag: '@slow',
}, async ({ openParts }) => {
  const expected = {
    en: { pick: 'Pick a date', month: 'November 2026', first: 'Su', dir: 'ltr' },
    fr: { pick: 'Choisir une date', month: 'novembre 2026', first: 'lu', dir: 'ltr' },
    ar: { pick: 'اختر تاريخًا', month: 'نوفمبر 2026', first: 'س', dir: 'rtl' },
    sw: { pick: 'Chagua tarehe', month: 'Novemba 2026', first: 'Ju', dir: 'ltr' },
  } as const;
  for (const language of ['en', 'fr', 'ar', 'sw'] as const) {
    const { pick, month, first, dir } = expected[language];
    const { page } = await openParts({ language });
    await expect(page.getByRole('button', { name: pick }).first()).toBeVisible();
    await page.locator('button[aria-haspopup=dialog]', { hasText: '2026' }).click();
    const grid = page.getByRole('grid', { name: month });
    await expect(grid).toBeVisible();
    expect((await weekdays(page))[0], language).toBe(first);
    await expect(grid.locator('td').filter({ hasText: /^24$/ })).toHaveCount(1);
    expect(await grid.evaluate((element) => getComputedStyle(element).direction)).toBe(dir);
  }
});

test('keyboard: opens on the chosen day, arrows follow the direction of reading, Enter chooses', {
  tag: '@slow',
}, async ({ openParts }) => {
  for (const [language, later] of [
    ['en', 'ArrowRight'],
    ['ar', 'ArrowLeft'],
  ] as const) {
    const { page } = await openParts({ language });
    const button = page.locator('button[aria-haspopup=dialog]', { hasText: '24' });
    const before = await button.textContent();
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('gridcell', { selected: true }).getByRole('button')).toBeFocused();
    await page.keyboard.press(later);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('grid')).toBeHidden();
    const after = page.locator('button[aria-haspopup=dialog]', { hasText: '2026' });
    await expect(after).toHaveText((before ?? '').replace('24', '25'));
    await expect(after).toBeFocused();
  }
});

test('in a field it is named by the label and what it shows, and tells what is wrong', {
  tag: '@slow',
}, async ({ openParts }) => {
  const { page, section } = await openParts();
  const part = section('Search, choices');
  const due = part.getByRole('button', { name: 'Due Pick a date', exact: true });
  await expect(due.first()).toHaveAccessibleDescription('Valid for 10 minutes');
  await expect(due.last()).toHaveAttribute('aria-invalid', 'true');
  await expect(due.last()).toHaveAccessibleDescription('This is not valid');
  await part.getByText('Due', { exact: true }).first().click();
  await expect(page.getByRole('grid')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(part.getByRole('button', { name: /^Due \d{1,2} [A-Z][a-z]+ \d{4}$/ }).first()).toBeFocused();
});
