import { expect, type Locator, type Page } from 'playwright/test';
import { waitForStillness } from '../wait-for-stillness.ts';

/** Screens on which the dialogs of menus are tried: `isMobile` presses by finger, the first two draw dialogs as drawers. */
export const screens = {
  'a phone': { viewport: { width: 390, height: 600 }, hasTouch: true, isMobile: true },
  'a narrow window': { viewport: { width: 390, height: 600 }, hasTouch: false, isMobile: false },
  'a wide window': { viewport: { width: 1280, height: 600 }, hasTouch: false, isMobile: false },
};

/** Attributes of html and body, and what is taken from users and assistive technology, all of which overlays change. */
export const readState = (page: Page) =>
  page.evaluate(() => ({
    roots: [document.documentElement, document.body].map((root) => ({
      style: root.style.cssText,
      others: root.getAttributeNames().filter((name) => name !== 'style'),
      overflow: getComputedStyle(root).overflow,
      pointerEvents: getComputedStyle(root).pointerEvents,
    })),
    off: [...document.querySelectorAll('[inert], [aria-hidden=true]:has(a, button, input)')].map(
      ({ tagName, id }) => `${tagName}#${id}`,
    ),
  }));

/**
 * Opens each dialog of the menu three times, closes it in three ways, and expects the page as it was before. Returns
 * the entries that were tried.
 */
export async function tryDialogs(page: Page, button: Locator, isTouch: boolean): Promise<string[]> {
  const press = (target: Locator) => (isTouch ? target.tap() : target.click());
  const beside = () => (isTouch ? page.touchscreen.tap(195, 12) : page.mouse.click(195, 12));
  const menu = page.getByRole('menu');
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await press(button);
  const entries = menu.getByRole('menuitem', { name: /…$/, disabled: false });
  await expect(entries.first()).toBeVisible();
  // Without the keys that follow.
  const names = (await entries.allTextContents()).map((text) => text.slice(0, text.indexOf('…') + 1));
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await waitForStillness(page);
  const before = await readState(page);
  const waysToClose = [
    () => press(dialog.getByRole('button', { name: 'Cancel' })),
    () => page.keyboard.press('Escape'),
    async () => {
      await beside();
      // A question in a window wants an answer.
      if (await dialog.isVisible()) await page.keyboard.press('Escape');
    },
  ];
  for (const name of names)
    for (const [time, close] of waysToClose.entries()) {
      await press(button);
      await expect(menu).toBeVisible();
      // A press on what still moves is tried again after the page was scrolled, away from under the menu.
      await waitForStillness(page);
      await press(menu.getByRole('menuitem', { name, exact: true }));
      await expect(dialog).toBeVisible();
      await waitForStillness(page);
      await close();
      await expect(dialog).toHaveCount(0);
      await expect.poll(() => readState(page), `${name} closed, time ${time + 1}`).toEqual(before);
      const isLong = await page.evaluate(() => document.documentElement.scrollHeight > innerHeight);
      if (!isLong) continue;
      await page.mouse.move(195, 300);
      await page.mouse.wheel(0, 80);
      await expect.poll(() => page.evaluate(() => scrollY), `${name}: scrolls`).toBeGreaterThan(0);
      await page.evaluate(() => scrollTo(0, 0));
    }
  return names;
}
