import { expect, test } from './parts-page.ts';

test('at most three, 356 wide, at the bottom end, gone after four seconds', async ({ openParts, page }) => {
  for (const language of ['en', 'ar'] as const) {
    const { section } = await openParts({ language });
    const show = section('Toast').getByRole('button').nth(1);
    const toasts = page.locator('[data-sonner-toast]');
    await show.click();
    await expect(toasts).toHaveCount(1);
    await page.waitForTimeout(400);
    const box = await toasts.first().boundingBox();
    expect(box?.width).toBe(356);
    expect(box?.x).toBe(language === 'ar' ? 24 : 1280 - 24 - 356);
    for (let count = 0; count < 4; count += 1) await show.click();
    await expect(page.locator('[data-sonner-toast][data-visible=true]')).toHaveCount(3);
    await page.mouse.move(640, 10);
    await expect(toasts).toHaveCount(0, { timeout: 9_000 });
  }
});

test('waits while it is pointed at, and its action undoes', async ({ openParts }) => {
  const { page, section } = await openParts();
  await section('Toast').getByRole('button', { name: 'Not saved' }).first().click();
  const toast = page.locator('[data-sonner-toast]').first();
  await toast.hover();
  await page.waitForTimeout(5_000);
  await expect(toast).toBeVisible();
  await toast.getByRole('button', { name: 'Close' }).click();
  await expect(toast).toBeHidden();

  await section('Toast').getByRole('button', { name: '3 repositories deleted' }).click();
  await page.locator('[data-sonner-toast]').getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('[data-sonner-toast]').getByText('Your text is kept.')).toBeVisible();
});

test('is swiped away', async ({ openParts }) => {
  const { page, section } = await openParts();
  await section('Toast').getByRole('button', { name: 'Not saved' }).first().click();
  const toast = page.locator('[data-sonner-toast]').first();
  await expect(toast).toBeVisible();
  await page.waitForTimeout(500);
  const box = await toast.boundingBox();
  const from = { x: (box?.x ?? 0) + 120, y: (box?.y ?? 0) + 20 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 30, from.y, { steps: 4 });
  await page.mouse.move(from.x + 90, from.y, { steps: 4 });
  await page.mouse.up();
  await expect(toast).toBeHidden({ timeout: 1_500 });
});
