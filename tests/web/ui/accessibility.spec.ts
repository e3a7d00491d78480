import type { Locator } from 'playwright/test';
import {
  accessibilityViolations,
  expectAccessible,
  looks,
  violationsWithMotion,
} from '../accessibility-violations.ts';
import { expect, test } from './ui-test.ts';

for (const { language, theme, width } of looks) {
  test(`axe finds nothing: ${language}`, { tag: '@slow' }, async ({ openParts, page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openParts({ language, theme });
    expect(await violationsWithMotion(page), 'what turns and pulses').toEqual([]);
    await expectAccessible(page);
  });

  test.describe(() => {
    // What lies below does not change when they open.
    test.use({ only: 'control,overlay' });

    test(`axe finds nothing in what floats: ${language}`, { tag: '@slow' }, async ({ openParts, page }) => {
      await page.setViewportSize({ width, height: 900 });
      const { section } = await openParts({ language, theme });
      const overlays = section('Menu, dialog').getByRole('button');
      await overlays.nth(0).click();
      await expect(page.getByRole('menu')).toBeVisible();
      await expectAccessible(page, 'menu');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('menu')).toBeHidden();

      await overlays.nth(3).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await expectAccessible(page, 'confirm');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('alertdialog')).toBeHidden();

      await page.locator('button[aria-haspopup=dialog]').first().click();
      await expect(page.getByRole('grid')).toBeVisible();
      await expectAccessible(page, 'calendar');
      await page.keyboard.press('Escape');

      await section('Toast').getByRole('button').nth(1).click();
      await expect(page.locator('[data-sonner-toast]')).toBeVisible();
      await expectAccessible(page, 'toast');
    });
  });
}

test.describe('a contrast theme of the system', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  const colorOf = (target: Locator) =>
    target.evaluate((element) => getComputedStyle(element).backgroundColor);

  test('each character of a code is painted once', { tag: '@slow' }, async ({ openParts, page }) => {
    await openParts();
    const input = page.locator('input[autocomplete=one-time-code]:enabled').first();
    await input.fill('WWW');
    await input.blur();
    const cells = input.locator('xpath=..');
    const painted = await cells.screenshot({ animations: 'disabled' });
    await input.evaluate((element) => element.style.setProperty('opacity', '0'));
    expect((await cells.screenshot({ animations: 'disabled' })).equals(painted), 'by the cells alone').toBe(
      true,
    );
    await input.fill('');
    await input.blur();
    const empty = await cells.screenshot({ animations: 'disabled' });
    expect(empty.equals(painted), 'what was painted').toBe(false);
  });

  test('a switch is seen, on and off: its knob on its track, its track on the page', {
    tag: '@slow',
  }, async ({ openParts, page }) => {
    await openParts();
    const surface = await colorOf(page.locator('body'));
    for (const checked of [true, false]) {
      const part = page.getByRole('switch', { checked, disabled: false }).first();
      const track = await colorOf(part);
      expect(track).not.toBe(surface);
      expect(await colorOf(part.locator('xpath=following-sibling::span'))).not.toBe(track);
    }
  });

  test('lines mark what tints marked: chosen segments, the entry of a menu, what floats', {
    tag: '@slow',
  }, async ({ openParts, page }) => {
    const { section } = await openParts();
    const segment = 'label:has(> input[type=radio]';
    await expect(page.locator(`${segment}:checked)`).first()).toHaveCSS('outline-style', 'solid');
    await expect(page.locator(`${segment}:not(:checked))`).first()).toHaveCSS('outline-style', 'none');
    await section('Menu, dialog').getByRole('button').first().click();
    // It takes keys once it has the focus.
    await expect(page.getByRole('menu')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    const entries = page.getByRole('menuitem');
    await expect(entries.and(page.locator('[data-highlighted]'))).toHaveCSS('outline-style', 'solid');
    await expect(entries.and(page.locator(':not([data-highlighted])')).first()).toHaveCSS(
      'outline-style',
      'none',
    );
    await expect(page.getByRole('menu')).toHaveCSS('outline-style', 'solid');
    expect(await accessibilityViolations(page)).toEqual([]);
  });
});

test('nothing moves where reduced motion is asked for', { tag: '@slow' }, async ({ openParts, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { section } = await openParts();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  // A ring that does not turn says nothing, so the word takes its place.
  await expect(section('Data list').getByText('Loading', { exact: true }).last()).toBeVisible();
  await expect(section('Button').getByText('Loading', { exact: true }).first()).toBeVisible();
  await expect(section('Toast').getByText('Loading', { exact: true })).toBeVisible();
  await expect(section('Search, choices').getByText('Loading', { exact: true })).toBeVisible();
});
