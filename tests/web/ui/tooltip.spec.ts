import { expect, test } from './ui-test.ts';

test.use({ only: 'overlay' });

test('appears after 500 ms of pointing, at once when moving on, and stays while the pointer is on it', {
  tag: '@slow',
}, async ({ openParts, page }) => {
  await page.clock.install();
  const { section } = await openParts();
  await page.clock.pauseAt(Date.now() + 60_000);
  const more = section('Menu, dialog').getByRole('button', { name: 'More' });
  const tooltip = page.getByRole('tooltip');
  await more.last().hover();
  await page.clock.runFor(400);
  await expect(tooltip).toHaveCount(0);
  await page.clock.runFor(200);
  await expect(tooltip).toContainText('Point of sale');
  await tooltip.hover();
  await page.clock.runFor(1_000);
  await expect(tooltip).toBeVisible();
  await more.first().hover();
  await page.clock.runFor(100);
  await expect(tooltip).toHaveText('More');
  await page.keyboard.press('Escape');
  await page.clock.runFor(100);
  await expect(tooltip).toHaveCount(0);
});

test('appears at keyboard focus and goes with it', { tag: '@slow' }, async ({ openParts }) => {
  const { page, section } = await openParts();
  await section('Menu, dialog').getByRole('button', { name: 'More' }).first().focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tooltip')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tooltip')).toHaveCount(0);
});
