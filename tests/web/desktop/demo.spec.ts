import { expect, test } from '../demo/demo-test.ts';

test('the desktop app shows that its users sign in by a click', { tag: '@slow' }, async ({ page }) => {
  const search = { state: 's'.repeat(43), code_challenge: 'c'.repeat(43), device: 'ada-laptop' };
  await page.goto(`/desktop?${new URLSearchParams(search)}`);
  await expect(page.getByRole('heading', { name: 'Not in the demo' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue' })).toBeHidden();
});
