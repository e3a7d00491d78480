import { expect, test } from './ui-test.ts';

test.use({ only: 'overlay' });

test('confirm starts on Cancel, lists names, and gives the focus back; confirm by name waits for the name', async ({
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

  const byName = section('Menu, dialog').getByRole('button', { name: 'owner' });
  const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' });
  const name = page.getByRole('alertdialog').getByRole('textbox');
  await byName.click();
  await expect(confirm).toBeDisabled();
  await name.fill('souk');
  await expect(confirm).toBeDisabled();
  await name.fill('souk-checkout');
  await expect(confirm).toBeEnabled();
  await page.keyboard.press('Escape');
  await expect(confirm).toBeHidden();
  await byName.click();
  await expect(name, 'input is cleared').toHaveValue('');
  await name.fill('souk-checkout');
  await confirm.click();
  await expect(confirm).toBeHidden();
});

test('confirm that fails stays open with the error; the next time it starts without', {
  tag: '@slow',
}, async ({ openParts }) => {
  const { page, section } = await openParts();
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

test('below 640 px it is a drawer, the primary on top, that is dragged away', { tag: '@slow' }, async ({
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
  await expect(async () => {
    const box = await drawer.boundingBox();
    expect(box).toMatchObject({ x: 0, width: 390 });
    const confirm = await drawer.getByRole('button', { name: 'Confirm' }).boundingBox();
    expect(confirm?.y).toBeLessThan((await cancel.boundingBox())?.y ?? 0);
    const grip = (box?.y ?? 0) + 14;
    await page.mouse.move(195, grip);
    await page.mouse.down();
    await page.mouse.move(195, grip + 120, { steps: 6 });
    await page.mouse.move(195, grip + 260, { steps: 6 });
    await page.mouse.up();
    await expect(drawer).toBeHidden({ timeout: 2_000 });
  }).toPass();
});
