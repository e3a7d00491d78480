import { expect, test } from 'playwright/test';
import { ensureDesktopBuilt } from '#scripts/desktop/ensure-desktop-built.ts';

test('the desktop app is built', async () => {
  expect(await ensureDesktopBuilt()).toBe(true);
});
