import { product } from '#contract/product.ts';
import { expect, refusedDocument, test } from './layout-test.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('the navigation is a drawer that Escape, its button or a press outside closes; a link leads to its page', async ({
  visit,
}) => {
  const page = await visit('admin', '/manager/dashboard');
  await expect(page.getByRole('complementary', { name: 'Main navigation' })).toBeHidden();
  const open = page.getByRole('button', { name: 'Open menu' });
  const drawer = page.getByRole('dialog', { name: 'Main navigation' });
  await open.click();
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(open).toBeFocused();
  await open.click();
  await drawer.getByRole('button', { name: 'Close menu' }).click();
  await expect(drawer).toBeHidden();
  await open.click();
  await expect(drawer).toBeVisible();
  await page.mouse.click(370, 400);
  await expect(drawer).toBeHidden();
  await page.keyboard.press('Control+b');
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Control+b');
  await expect(drawer).toBeHidden();
  await open.click();
  await drawer.getByRole('link', { name: 'Open App' }).click();
  await expect(page).toHaveURL(/\/app$/);
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('the buttons of the frame are 44 px for a finger', { tag: '@slow' }, async ({ visit }) => {
  const page = await visit('admin', '/manager/dashboard');
  const reach = (button: ReturnType<typeof page.getByRole>) =>
    button.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const [middle, centre] = [x + width / 2, y + height / 2];
      const around = [-21, 21].flatMap((by) => [
        [middle + by, centre],
        [middle, centre + by],
      ]) as [number, number][];
      return around.every((point) => element.contains(document.elementFromPoint(...point)));
    });
  await expect.poll(() => reach(page.getByRole('button', { name: 'Open menu' }))).toBe(true);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect.poll(() => reach(page.getByRole('button', { name: 'Close menu' }))).toBe(true);
  await visit('admin', '/app');
  await expect.poll(() => reach(page.getByRole('button', { name: /^Account/ }).first())).toBe(true);
});

test('Back closes it and nothing else; Back from a page opened in it leads to the page before', {
  tag: '@slow',
}, async ({ visit }) => {
  await visit('admin', '/app');
  const page = await visit('admin', '/manager/dashboard?days=7');
  const drawer = page.getByRole('dialog', { name: 'Main navigation' });
  const open = page.getByRole('button', { name: 'Open menu' });
  await open.click();
  await expect(drawer).toBeVisible();
  await page.goBack();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(/\?days=7$/);
  await open.click();
  await drawer.getByRole('button', { name: 'Close menu' }).click();
  await expect(drawer).toBeHidden();
  await open.click();
  await drawer.getByRole('link', { name: 'Open App' }).click();
  await expect(page).toHaveTitle(`Home | ${product.name}`);
  await page.goBack();
  await expect(page).toHaveURL(/\?days=7$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(drawer).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/app$/);
});

test.describe(() => {
  test.use({ expected: refusedDocument });
  test('the user menu works inside it', { tag: '@slow' }, async ({ visit }) => {
    const page = await visit('admin', '/manager/users');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const drawer = page.getByRole('dialog', { name: 'Main navigation' });
    await drawer.getByRole('button', { name: /Amina/ }).click();
    await page.getByRole('menuitemradio', { name: 'Dark' }).click();
    await expect(page.locator('html')).toHaveClass(/dark/);
    await expect(page.getByRole('menu')).toBeHidden();
    await expect(drawer).toBeVisible();
  });
});
