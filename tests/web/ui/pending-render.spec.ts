import { waitForHydration } from '../wait-for-hydration.ts';
import { expect, test } from './ui-test.ts';

declare global {
  var heldBack: (() => void)[] | undefined;
}

/**
 * On a busy machine a key may come before what React has to render. Were that rendered between the key and React's own
 * listener, it would take the key back: the field would show again what React knows of.
 */
test('a key that comes before a render that is due is kept', { tag: '@slow' }, async ({ page, server }) => {
  await page.addInitScript(() => {
    const post = MessagePort.prototype.postMessage;
    // React's scheduler wakes itself with null.
    MessagePort.prototype.postMessage = function (...given: [unknown, object?]) {
      const send = () => post.apply(this, given);
      if (given[0] === null && globalThis.heldBack) globalThis.heldBack.push(send);
      else send();
    };
  });
  await page.goto(`${server.url}/dev/ui/form?lng=en`);
  await waitForHydration(page);
  const keys = page.keyboard;
  await page.getByLabel('Name', { exact: true }).fill('Drill');
  await expect(page.locator('section[aria-live=polite]')).toBeAttached();
  await page.evaluate(() => {
    globalThis.heldBack = [];
  });
  // Leaving the day has the field checked. A render that is under way may take that along; then once more.
  await expect(async () => {
    await page.getByLabel('Starts').first().focus();
    await keys.press('Tab');
    await keys.press('Tab');
    await page.waitForFunction(() => globalThis.heldBack?.length, undefined, { timeout: 2000 });
  }).toPass();
  const time = page.getByRole('textbox', { name: 'Starts Time' });
  await expect(time).toBeFocused();
  await keys.press('ControlOrMeta+a');
  await keys.type('14h05');
  await expect(time).toHaveValue('14h05');
  await page.evaluate(() => {
    const held = globalThis.heldBack;
    globalThis.heldBack = undefined;
    for (const send of held ?? []) send();
  });
  await keys.press('Tab');
  await expect(time).toHaveValue('14:05');
});
