import { expect, test } from './ui-test.ts';

test.use({ only: 'overlay' });

test('appears after 500 ms of pointing, at once when moving on, and goes with Escape', {
  tag: '@slow',
}, async ({ openParts }) => {
  const { page, section } = await openParts();
  const part = section('Menu, dialog');
  const trigger = part.getByRole('button', { name: 'More' }).last();
  await trigger.hover();
  await page.waitForTimeout(300);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await expect(page.getByRole('tooltip')).toContainText('Point of sale');

  await part.getByRole('button', { name: 'More' }).first().hover();
  await expect(page.getByRole('tooltip')).toHaveText('More', { timeout: 450 });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toHaveCount(0);
});

test('appears at keyboard focus and stays while the pointer is on it', { tag: '@slow' }, async ({
  openParts,
}) => {
  const { page, section } = await openParts();
  const part = section('Menu, dialog');
  await part.getByRole('button', { name: 'More' }).first().focus();
  await page.keyboard.press('Tab');
  const tooltip = page.getByRole('tooltip');
  await expect(tooltip).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(tooltip).toHaveCount(0);

  await part.getByRole('button', { name: 'More' }).last().hover();
  await expect(tooltip).toBeVisible();
  await tooltip.hover();
  await page.waitForTimeout(400);
  await expect(tooltip).toBeVisible();
});
