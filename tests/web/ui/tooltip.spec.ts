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

test.describe('on a touch screen', () => {
  test.use({ only: null, hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('a tap on a button that cannot be pressed shows why, until the next tap elsewhere', {
    tag: '@slow',
  }, async ({ openParts, page }) => {
    const { section } = await openParts();
    const button = section('Button').locator('[aria-disabled=true][aria-describedby]');
    const tooltip = page.getByRole('tooltip');
    // Disabled as it is, it can be tapped.
    await button.tap({ force: true });
    const reason = page.locator(`[id="${await button.getAttribute('aria-describedby')}"]`);
    await expect(tooltip).toHaveText((await reason.textContent()) ?? '');
    await page.getByRole('heading', { level: 1 }).tap();
    await expect(tooltip).toHaveCount(0);
    // The label of a button that works is no reason: a tap presses it.
    await section('Button').getByRole('button', { name: 'New', exact: true }).last().tap();
    await expect(tooltip).toHaveCount(0);
  });
});
