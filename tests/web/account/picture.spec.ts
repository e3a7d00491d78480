import type { Page } from 'playwright/test';
import { expect, test } from '../layout/layout-test.ts';

/** A picture of the given size, red at its start and blue at its end. */
async function twoColours(page: Page, width: number, height: number): Promise<Buffer> {
  const url = await page.evaluate(
    ([w = 0, h = 0]) => {
      const canvas = document.createElement('canvas');
      canvas.width = w;
      canvas.height = h;
      const context = canvas.getContext('2d');
      for (const [colour, x] of [['red', 0] as const, ['blue', w / 2] as const]) {
        if (context) context.fillStyle = colour;
        context?.fillRect(x, 0, w / 2, h);
      }
      return canvas.toDataURL('image/png');
    },
    [width, height],
  );
  return Buffer.from(url.split(',')[1] ?? '', 'base64');
}

/** Size of a shown picture, and the colour in its middle. */
function look(page: Page, image: string) {
  return page.evaluate(async (address) => {
    const response = await fetch(address);
    const blob = await response.blob();
    const bitmap = await createImageBitmap(blob);
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    const [red = 0, , blue = 0] = context?.getImageData(bitmap.width / 2, 10, 1, 1).data ?? [];
    const { width, height } = bitmap;
    return { type: blob.type, small: blob.size <= 100 * 1024, width, height, isRed: red > 200 && blue < 60 };
  }, image);
}

test.describe(() => {
  test.use({ expected: /Failed to load resource/ });

  test('a picture is cropped by keys, shows everywhere at once, and gives way to the initials', async ({
    visit,
    newcomer,
  }) => {
    const page = await visit(await newcomer(), '/app/account');
    const bar = page.getByRole('button', { name: 'Account of Amina Wanjiru' });
    await expect(bar.locator('[data-initials=AW]')).toBeVisible();
    const file = { name: 'me.png', mimeType: 'image/png', buffer: await twoColours(page, 800, 400) };
    await page.getByLabel('Change picture').last().setInputFiles(file);
    const dialog = page.getByRole('dialog', { name: 'Crop the picture' });
    const area = dialog.getByRole('application');
    await expect(area).toBeFocused();
    // To the red end, where the middle of the square is red.
    for (let presses = 0; presses < 10; presses += 1) await page.keyboard.press('ArrowRight');
    const picture = dialog.locator('img');
    const before = await picture.boundingBox();
    await page.keyboard.press('Tab');
    await expect(dialog.getByRole('slider', { name: 'Zoom' })).toBeFocused();
    for (let presses = 0; presses < 10; presses += 1) await page.keyboard.press('ArrowRight');
    await expect.poll(async () => (await picture.boundingBox())?.width).toBeGreaterThan(before?.width ?? 0);

    await page.route('**/api/fn/account.uploadPicture', (route) => route.abort());
    await dialog.getByRole('button', { name: 'Save picture' }).click();
    await expect(dialog.getByRole('alert')).toContainText('could not be reached');
    await page.unroute('**/api/fn/account.uploadPicture');
    await dialog.getByRole('button', { name: 'Save picture' }).click();
    await expect(page.getByText('Picture saved')).toBeVisible();
    await expect(dialog).toBeHidden();
    const image = (await bar.locator('img').getAttribute('src')) ?? '';
    await expect(page.locator('main img')).toHaveAttribute('src', image);
    expect(await look(page, image)).toEqual({
      type: 'image/webp',
      small: true,
      width: 256,
      height: 256,
      isRed: true,
    });

    // Whatever stands in the way of a picture, the initials are there.
    await page.route(`**${image}`, (route) => route.abort());
    await page.reload();
    await expect(bar.locator('[data-initials=AW]')).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
    await expect(bar.locator('[data-initials=AW]')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Remove' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Change picture' })).toBeFocused();
  });
});

test('invalid files show an error; a dropped picture is moved by a finger while the drawer stays', {
  tag: '@slow',
}, async ({ visit, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit('user', '/app/account');
  const input = page.getByLabel('Change picture').last();
  await input.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await expect(page.getByRole('alert')).toContainText('cannot be shown as a picture');
  await input.setInputFiles({
    name: 'big.png',
    mimeType: 'image/png',
    buffer: Buffer.alloc(20 * 1024 * 1024 + 1),
  });
  await expect(page.getByRole('alert')).toContainText('larger than 20 MB');

  const bytes = (await twoColours(page, 400, 200)).toString('base64');
  const data = await page.evaluateHandle((text) => {
    const content = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    const transfer = new DataTransfer();
    transfer.items.add(new File([content], 'me.png', { type: 'image/png' }));
    return transfer;
  }, bytes);
  await page.locator('main [data-initials]').dispatchEvent('drop', { dataTransfer: data });
  const dialog = page.getByRole('dialog', { name: 'Crop the picture' });
  await expect(dialog).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  const picture = dialog.locator('img');
  // Hovering waits until the drawer stands still.
  await dialog.getByRole('application').hover({ position: { x: 100, y: 100 } });
  const before = await picture.boundingBox();
  const box = await dialog.getByRole('application').boundingBox();
  const [x, y] = [(box?.x ?? 0) + 100, (box?.y ?? 0) + 100];
  await page.mouse.down();
  await page.mouse.move(x + 60, y + 60, { steps: 5 });
  await page.mouse.up();
  // It goes along to the side, where there is more of it, and not down.
  await expect.poll(() => picture.boundingBox()).toEqual({ ...before, x: (before?.x ?? 0) + 60 });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
});
