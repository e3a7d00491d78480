import type { Locator, Page } from 'playwright/test';
import { expect, test } from './ui-test.ts';

test.use({ only: 'overlay' });

const toasts = (page: Page) => page.locator('[data-sonner-toast]');

/** From here on the page's time passes by its own clock alone, which the test moves. */
const stopClock = (page: Page) => page.clock.pauseAt(Date.now() + 60_000);

/** Presses the button and lets time pass in small steps, until as many toasts stand. */
async function show(page: Page, button: Locator, count = 1): Promise<Locator> {
  await button.click();
  const standing = page.locator('[data-sonner-toast][data-mounted=true]');
  await expect
    .poll(async () => {
      await page.clock.runFor(50);
      return standing.count();
    })
    .toBe(count);
  return standing.first();
}

/** What is leaving is gone within a second and a half of the page's time. */
async function expectGone(page: Page): Promise<void> {
  for (let step = 0; step < 30 && (await toasts(page).count()) > 0; step += 1) await page.clock.runFor(50);
  await expect(toasts(page)).toHaveCount(0);
}

test('stays four seconds, and eight where its action undoes; time stands still while it is pointed at', {
  tag: '@slow',
}, async ({ openParts, page }) => {
  await page.clock.install();
  const { section } = await openParts();
  await stopClock(page);
  for (const [name, seconds] of [
    ['Not saved', 4],
    ['3 projects deleted', 8],
  ] as const) {
    const toast = await show(page, section('Toast').getByRole('button', { name }).first());
    await toast.hover();
    await page.clock.runFor(20_000);
    await expect(toast, name).toHaveAttribute('data-removed', 'false');
    await page.mouse.move(640, 10);
    await page.clock.runFor((seconds - 1) * 1_000);
    await expect(toast, name).toHaveAttribute('data-removed', 'false');
    await page.clock.runFor(1_000);
    await expectGone(page);
  }
});

test('gives up its style sheet after a minute, and fetches it anew at the next press', {
  tag: '@slow',
}, async ({ openParts, page }) => {
  await page.clock.install();
  const { section } = await openParts();
  await stopClock(page);
  const sheets = page.locator('link[href*="/assets/styles-"]');
  const never = () => {};
  await page.route('**/assets/styles-*.css', never);
  const button = section('Toast').getByRole('button', { name: 'Not saved' }).first();
  await button.click();
  await expect(sheets).toHaveCount(1);
  await page.clock.runFor(59_000);
  await expect(sheets).toHaveCount(1);
  await page.clock.runFor(1_000);
  await expect(sheets).toHaveCount(0);
  await page.unroute('**/assets/styles-*.css', never);
  await show(page, button);
});

test('waits while the keyboard is in it, and goes on afterwards, also when that one is closed', {
  tag: '@slow',
}, async ({ openParts, page }) => {
  await page.clock.install();
  const { section } = await openParts();
  await stopClock(page);
  const button = section('Toast').getByRole('button', { name: 'Not saved' }).first();
  const [older, newer] = [toasts(page).nth(1), toasts(page).nth(0)];
  await show(page, button);
  await show(page, button, 2);
  await page.mouse.move(640, 10);
  const last = page.locator('main button').last();
  await last.focus();
  await page.keyboard.press('Tab');
  await expect(newer).toBeFocused();
  await page.clock.runFor(20_000);
  await page.keyboard.press('Tab');
  await expect(newer.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.clock.runFor(20_000);
  await expect(toasts(page)).toHaveCount(2);
  // The one behind comes out of its hiding place, or the focus would be out of sight.
  await page.keyboard.press('Tab');
  await expect(older).toBeFocused();
  await expect(older).toHaveAttribute('data-expanded', 'true');

  await last.focus();
  await page.clock.runFor(4_000);
  await expectGone(page);

  await show(page, button);
  await show(page, button, 2);
  await page.mouse.move(640, 10);
  await newer.getByRole('button', { name: 'Close' }).press('Enter');
  await page.clock.runFor(5_000);
  await expectGone(page);
});

test('at most three; its action undoes', { tag: '@slow' }, async ({ openParts, page }) => {
  const { section } = await openParts();
  const button = section('Toast').getByRole('button', { name: '3 projects deleted' });
  for (let count = 0; count < 4; count += 1) await button.click();
  await expect(page.locator('[data-sonner-toast][data-visible=true]')).toHaveCount(3);
  await toasts(page).first().getByRole('button', { name: 'Undo' }).click();
  await expect(toasts(page).getByText('Your text is kept.')).toBeVisible();
});

test('is swiped away, towards the end of the line', { tag: '@slow' }, async ({ openParts }) => {
  for (const [language, towardsEnd] of [
    ['en', 1],
    ['ar', -1],
  ] as const) {
    const { page, section } = await openParts({ language });
    await section('Toast').getByRole('button').nth(1).click();
    const toast = toasts(page).first();
    // On its text, which a mouse would select; hovering waits until it stands still.
    const text = toast.locator('p').first();
    await text.hover({ position: { x: 40, y: 8 } });
    const box = await text.boundingBox();
    const from = { x: (box?.x ?? 0) + 40, y: (box?.y ?? 0) + 8 };
    await page.mouse.down();
    await page.mouse.move(from.x + towardsEnd * 30, from.y, { steps: 4 });
    await page.mouse.move(from.x + towardsEnd * 90, from.y, { steps: 4 });
    await page.mouse.up();
    // Under the pointer its time stands still, so that nothing but the swipe takes it away.
    await expect(toast).toHaveCount(0);
  }
});
