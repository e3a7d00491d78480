import { expect, test } from './desktop-test.ts';

test('the app opens on a page of its own', async ({ desktop }) => {
  const page = await desktop.window();
  await expect(page.locator('main')).toBeVisible();
});

test('a second start brings the first forward and ends', async ({ desktop }) => {
  const page = await desktop.window();
  await desktop.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.minimize(), undefined);
  await desktop.runAgain([]);
  const isMinimized = () =>
    desktop.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.isMinimized(), undefined);
  await expect.poll(isMinimized).toBe(false);
  expect(desktop.pages().filter((one) => one.url() === page.url())).toHaveLength(1);
});
