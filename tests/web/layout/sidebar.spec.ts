import { delayScripts } from '../delay-scripts.ts';
import { expect, test } from './layout-test.ts';

test('the sidebar collapses by its button, by Ctrl+B and by Cmd+B, and keeps its names', {
  tag: '@slow',
}, async ({ visit }) => {
  const page = await visit('admin', '/manager/dashboard');
  const sidebar = page.getByRole('complementary', { name: 'Main navigation' });
  const toggle = page.getByRole('button', { name: 'Toggle sidebar' });
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(toggle).toBeFocused();
  await expect(sidebar.getByRole('link', { name: 'Users', exact: true })).toBeVisible();

  await page.keyboard.press('Control+b');
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('b');
  await page.keyboard.press('Control+Shift+b');
  await page.keyboard.press('Meta+b');
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
});

test('a click before the scripts have loaded is handled when they have', { tag: '@slow' }, async ({
  visit,
  server,
}) => {
  const page = await visit('admin', '/manager/dashboard');
  const release = await delayScripts(page);
  await page.goto(`${server.url}/manager/dashboard`, { waitUntil: 'commit' });
  const toggle = page.getByRole('button', { name: 'Toggle sidebar' });
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  release();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');

  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
});

test('collapsed, it is collapsed on the next visit from the first byte on, and nothing shifts', {
  tag: '@slow',
}, async ({ visit, server }) => {
  const page = await visit('admin', '/manager/dashboard');
  await page.keyboard.press('Control+b');
  await expect(page.getByRole('button', { name: 'Toggle sidebar' })).toHaveAttribute(
    'aria-expanded',
    'false',
  );

  const html = await (await page.request.get(`${server.url}/manager/dashboard`)).text();
  expect(/<button[^>]*aria-label="Toggle sidebar"[^>]*>/.exec(html)?.[0]).toContain('aria-expanded="false"');
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value } = entry as PerformanceEntry & { value: number };
        document.documentElement.dataset.shift = String(
          Number(document.documentElement.dataset.shift ?? 0) + value,
        );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.reload();
  await page.waitForLoadState('networkidle');
  const sidebar = page.getByRole('complementary', { name: 'Main navigation' });
  expect(await sidebar.evaluate((element) => element.getBoundingClientRect().width)).toBe(56);
  expect(Number(await page.evaluate(() => document.documentElement.dataset.shift ?? '0'))).toBeLessThan(0.01);
});

test('in the rail each entry has a tooltip, and the mark turns into the toggle', { tag: '@slow' }, async ({
  visit,
}) => {
  const page = await visit('admin', '/manager/dashboard', { sidebar: 'collapsed' });
  const toggle = page.getByRole('button', { name: 'Toggle sidebar' });
  await expect(toggle).toHaveCSS('opacity', '0');
  await page.getByRole('link', { name: 'Users', exact: true }).hover();
  await expect(page.getByRole('tooltip')).toHaveText('Users');
  await toggle.hover();
  await expect(toggle).toHaveCSS('opacity', '1');
  await expect(page.getByRole('tooltip')).toContainText('Toggle sidebar');
  await page.mouse.move(700, 700);
  await page.getByRole('link', { name: 'Skip to content' }).focus();
  await page.keyboard.press('Tab');
  await expect(toggle).toBeFocused();
  await expect(toggle).toHaveCSS('opacity', '1');
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 1024, height: 768 } });
  test('the rail shows its toggle, as nothing can hover there', { tag: '@slow' }, async ({ visit }) => {
    const page = await visit('admin', '/manager/dashboard', { sidebar: 'collapsed' });
    const toggle = page.getByRole('button', { name: 'Toggle sidebar' });
    await expect(toggle).toHaveCSS('opacity', '1');
    await toggle.tap();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  });
});
