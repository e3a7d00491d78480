import { expect, test } from './ui-test.ts';

test.use({ only: 'overlay' });

test('keyboard: one stop for the row, arrows in the direction of reading, Enter shows the region', async ({
  openParts,
}) => {
  for (const [language, next, previous] of [
    ['en', 'ArrowRight', 'ArrowLeft'],
    ['ar', 'ArrowLeft', 'ArrowRight'],
  ] as const) {
    const { page, section } = await openParts({ language });
    const tabs = section('Menu, tabs, dialog').getByRole('tab');
    // The one that goes may still be there.
    const panel = section('Menu, tabs, dialog').locator('[role=tabpanel]:not([inert])');
    const first = await panel.textContent();
    await tabs.first().focus();
    await page.keyboard.press(next);
    await expect(tabs.nth(1)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
    await expect(tabs.first()).toHaveAttribute('aria-selected', 'false');
    await expect(panel).not.toHaveText(first ?? '');
    await expect(panel).toHaveAccessibleName((await tabs.nth(1).textContent()) ?? '');
    await page.keyboard.press('End');
    await expect(tabs.last()).toBeFocused();
    await page.keyboard.press('Home');
    await expect(tabs.first()).toBeFocused();
    await page.keyboard.press(previous);
    await expect(tabs.last(), 'round the end').toBeFocused();
    await page.keyboard.press('Tab');
    await expect(tabs.last()).not.toBeFocused();
    expect(await tabs.evaluateAll((row) => row.some((tab) => tab === document.activeElement))).toBe(false);
  }
});
