import type { Page } from 'playwright/test';
import { expect, test, waitForHydration } from './sign-in-test.ts';

/** Colour schemes of the page in its first frame and in every later one. */
async function watchPaints(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    const look = () => {
      if (document.body) seen.add(getComputedStyle(document.body).colorScheme);
      requestAnimationFrame(look);
    };
    look();
  });
  return () => page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
}

test.describe('by a choice in local storage alone', () => {
  test.use({ colorScheme: 'light' });
  test('there is no light frame', { tag: '@slow' }, async ({ page, context }) => {
    const paints = await watchPaints(page);
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await page.goto('/login');
    await waitForHydration(page);
    expect(await paints()).toEqual(['dark']);
    const cookie = (await context.cookies()).find(({ name }) => name === 'theme');
    expect(cookie?.value).toBe('dark');
  });
});

test.describe('by the system', () => {
  test.use({ colorScheme: 'dark' });
  test('there is no light frame, and a change is followed', { tag: '@slow' }, async ({ page }) => {
    const paints = await watchPaints(page);
    await page.goto('/login');
    await waitForHydration(page);
    expect(await paints()).toEqual(['dark']);
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(page.locator('html')).toHaveClass('light');
  });
});

test('the segments change it at once and for good', { tag: '@slow' }, async ({ page }) => {
  await page.goto('/login');
  await waitForHydration(page);
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect(page.locator('html')).toHaveClass('dark');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  await page.reload();
  await expect(page.locator('html')).toHaveClass('dark');
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
});
