import { expect, test } from './ui-test.ts';

test.use({ only: 'overlay' });

test('confirm: focus starts on Cancel, five names and the rest counted, Escape gives focus back', async ({
  openParts,
}) => {
  const { page, section } = await openParts();
  const opener = section('Menu, dialog').getByRole('button', { name: 'Delete…' });
  await opener.click();
  const dialog = page.getByRole('alertdialog', { name: 'Are you sure?' });
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expect(dialog.getByRole('listitem')).toHaveCount(6);
  await expect(dialog.getByRole('listitem').last()).toHaveText('and 2 more');
  await expect(dialog).toHaveAccessibleDescription(/descriptions and activity/);
  await page.mouse.click(10, 10);
  await expect(dialog, 'a press outside is no answer').toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('confirm by name: the button waits for the name', async ({ openParts }) => {
  const { page, section } = await openParts();
  await section('Menu, dialog').getByRole('button', { name: 'owner' }).click();
  const dialog = page.getByRole('alertdialog');
  const confirm = dialog.getByRole('button', { name: 'Confirm' });
  await expect(confirm).toBeDisabled();
  await dialog.getByRole('textbox').fill('souk');
  await expect(confirm).toBeDisabled();
  await dialog.getByRole('textbox').fill('souk-checkout');
  await confirm.click();
  await expect(dialog).toBeHidden();
});

test('confirm by name: input is cleared, however it was closed', { tag: '@slow' }, async ({
  openParts,
  page,
}) => {
  const { section } = await openParts();
  const dialog = page.getByRole('alertdialog');
  const name = dialog.getByRole('textbox');
  for (const close of [
    () => dialog.getByRole('button', { name: 'Cancel' }).click(),
    () => page.keyboard.press('Escape'),
  ]) {
    await section('Menu, dialog').getByRole('button', { name: 'owner' }).click();
    await name.fill('souk-checkout');
    await expect(dialog.getByRole('button', { name: 'Confirm' })).toBeEnabled();
    await close();
    await expect(dialog).toBeHidden();
    await section('Menu, dialog').getByRole('button', { name: 'owner' }).click();
    await expect(name).toHaveValue('');
    await expect(dialog.getByRole('button', { name: 'Confirm' })).toBeDisabled();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
});

test('confirm that fails: it stays open with the error; the next time it starts empty', {
  tag: '@slow',
}, async ({ openParts, page }) => {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const { section } = await openParts();
    const opener = section('Menu, dialog').getByRole('button', { name: 'Revoke' });
    await opener.click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('Only an owner can do this');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    await opener.click();
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('alert')).toHaveCount(0);
  }
});

test('a form that holds typed text is not lost by Escape or a press outside', { tag: '@slow' }, async ({
  openParts,
}) => {
  const { page, section } = await openParts();
  await section('Menu, dialog').getByRole('button', { name: 'Edit project' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit project' });
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await page.keyboard.press('Escape');
  await page.mouse.click(10, 10);
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
});

test('below 640 px it is a drawer: full width, the primary on top, dragged away', { tag: '@slow' }, async ({
  openParts,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { section } = await openParts();
  await section('Menu, dialog').getByRole('button', { name: 'Delete…' }).click();
  const drawer = page.getByRole('alertdialog', { name: 'Are you sure?' });
  const cancel = drawer.getByRole('button', { name: 'Cancel' });
  await expect(cancel).toBeFocused();
  // vaul takes no drag in the first half second, so that a swipe that opened it does not close it.
  await page.waitForTimeout(600);
  const box = await drawer.boundingBox();
  expect(box).toMatchObject({ x: 0, width: 390 });
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(844);
  const confirmBox = await drawer.getByRole('button', { name: 'Confirm' }).boundingBox();
  expect(confirmBox?.height).toBe(44);
  expect(confirmBox?.y).toBeLessThan((await cancel.boundingBox())?.y ?? 0);

  const grip = { x: 195, y: (box?.y ?? 0) + 14 };
  await page.mouse.move(grip.x, grip.y);
  await page.mouse.down();
  await page.mouse.move(grip.x, grip.y + 120, { steps: 6 });
  await page.mouse.move(grip.x, grip.y + 260, { steps: 6 });
  await page.mouse.up();
  await expect(drawer).toBeHidden();
});

test('no part writes a <style> element, whatever opens', { tag: '@slow' }, async ({ openParts, page }) => {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const { section } = await openParts();
    await section('Menu, dialog').getByRole('button', { name: 'Delete…' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await section('Toast').getByRole('button', { name: 'Not saved' }).first().click();
    await expect(page.locator('[data-sonner-toast]')).toBeVisible();
    expect(await page.locator('style').count()).toBe(0);
  }
});
