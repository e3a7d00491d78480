import { delayScripts } from '../delay-scripts.ts';
import { waitForHydration } from '../wait-for-hydration.ts';
import { expect, test } from './ui-test.ts';

test('what is typed before the scripts have loaded is kept', { tag: '@slow' }, async ({ page, server }) => {
  const release = await delayScripts(page);
  await page.goto(`${server.url}/dev/ui/form?lng=en`, { waitUntil: 'commit' });
  await page.locator('input[type=date][name=due]').fill('2026-11-24');
  await page.locator('[name=name]').fill('Drill');
  // Before the combobox there is a select, which goes to the choice that one types.
  await page.locator('select[name=person]').focus();
  await page.keyboard.type('cam');
  release();
  await waitForHydration(page);
  const person = page.getByRole('combobox', { name: /^Person/ });
  await expect(person).toHaveValue('Camille Roux');
  await expect(person).toBeFocused();
  await expect(page.getByLabel('Due')).toHaveValue('24 November 2026');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Drill');
});
