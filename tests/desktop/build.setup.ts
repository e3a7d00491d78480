import { expect, test } from 'playwright/test';
import { ensureDesktopBuilt } from '#scripts/desktop/ensure-desktop-built.ts';

test('the desktop app is built', async () => {
  test.setTimeout(180_000);
  expect(await ensureDesktopBuilt()).toBe(true);
});
