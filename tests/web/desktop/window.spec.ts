import type { Page } from 'playwright/test';
import type { DesktopState } from '#contract/desktop/state.ts';
import { violationsInBothThemes } from '../accessibility-violations.ts';
import { expect, test } from '../layout/layout-test.ts';
import { serveShells } from '../serve-shells.ts';
import { changeInit, isDragged } from './desktop-page.ts';
import { fakeBridge } from './fake-bridge.ts';

const mac = { platform: 'mac', titleBar: 'custom' } satisfies Partial<DesktopState>;
const windows = { platform: 'windows', titleBar: 'custom' } satisfies Partial<DesktopState>;
const sideTop = '[data-window="side-top"]';
const head = '[data-sticky="page-head"]';
/** Where the system's buttons end, in pixels from their edge of the window. */
const lights = 72;
const overlay = 138;

test('macOS: back and forward beside the window’s buttons, the header drags the window and its controls do not (fake bridge)', {
  tag: '@slow',
}, async ({ page, visit }) => {
  await serveShells(page);
  await fakeBridge(page, {
    ...mac,
    update: { status: 'ready', version: '1.5.0', notes: '', requiresPassword: false },
  });
  await visit('admin', '/manager/dashboard');
  await expect(page.locator('html')).toHaveAttribute('data-title-bar', 'custom');
  await expect(page.locator('html')).toHaveAttribute('data-platform', 'mac');
  await expect(page.locator(`${sideTop} a`)).toBeHidden();

  const back = page.locator(sideTop).getByRole('button', { name: 'Back' });
  const forward = page.locator(sideTop).getByRole('button', { name: 'Forward' });
  expect((await back.boundingBox())?.x).toBeGreaterThan(lights);
  await expect(back).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('link', { name: 'Users', exact: true }).click();
  await expect(page).toHaveURL(/\/users/);
  await back.click();
  await expect(page).toHaveURL(/\/dashboard/);
  await expect(back).toHaveAttribute('aria-disabled', 'true');
  await forward.click();
  await expect(page).toHaveURL(/\/users/);
  await expect(forward).toHaveAttribute('aria-disabled', 'true');

  // The page that was gone to may still be drawing its head.
  await expect.poll(() => isDragged(page, head)).toBe(true);
  expect(await isDragged(page, sideTop)).toBe(true);
  expect(await isDragged(page, `${head} :is(a, button)`)).toBe(false);
  await page.getByRole('button', { name: 'Amina Wanjiru Admin' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  expect(await isDragged(page, head), 'below an open menu').toBe(false);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Toggle sidebar' }).click();
  const rail = page.getByRole('complementary', { name: 'Main navigation' });
  await expect.poll(async () => (await rail.boundingBox())?.width).toBeGreaterThan(lights);
  expect((await page.getByRole('button', { name: 'Toggle sidebar' }).boundingBox())?.y).toBeGreaterThan(36);
  await expect(rail.getByRole('button', { name: 'Restart to update' })).toBeVisible();
  expect(await violationsInBothThemes(page)).toEqual([]);
});

test('the banner of an environment is the title bar, and nothing else makes room (fake bridge)', {
  tag: '@slow',
}, async ({ page, visit }) => {
  await serveShells(page);
  const fake = await fakeBridge(page, mac);
  await changeInit(page, { banner: { name: 'Staging', color: '#77306a' } });
  await visit('admin', '/manager/dashboard');
  const banner = page.getByRole('complementary', { name: /Staging/ });
  expect((await banner.boundingBox())?.height).toBe(36);
  expect(await isDragged(page, '[data-sticky="environment"]')).toBe(true);
  expect((await page.locator(head).boundingBox())?.y).toBe(36);
  await expect(page.locator(`${sideTop} a`)).toBeVisible();
  await expect
    .poll(async () => (await fake.calls('preferences.sync')).at(-1))
    .toMatchObject({ language: 'en', environment: { name: 'Staging', color: '#77306a' } });
  await page.getByRole('radio', { name: '7 days' }).focus();
  await fake.emit('app.navigate', { path: '/manager/users' });
  await expect(page).toHaveURL(/\/manager\/users/);
  await fake.emit('app.navigate', { path: '//elsewhere.example' });
  await fake.emit('app.navigate', { path: '/app' });
  await expect(page).toHaveURL(/\/app$/);
});

/** What is left free at the far end of the user area's bar, which things reach into that do not fit. */
function gutterOfTopBar(page: Page): Promise<number> {
  return page.evaluate(() => {
    const bar = document.querySelector('[data-sticky="top-bar"] > div');
    const last = bar?.lastElementChild?.getBoundingClientRect();
    if (!bar || !last) return Number.POSITIVE_INFINITY;
    const { left, right } = bar.getBoundingClientRect();
    return document.dir === 'rtl' ? last.left - left : right - last.right;
  });
}

test('Windows: nothing is covered by the window’s buttons, in either direction, down to 720 px (fake bridge)', {
  tag: '@slow',
}, async ({ page, visit }) => {
  await serveShells(page);
  await fakeBridge(page, {
    ...windows,
    update: { status: 'ready', version: '1.5.0', notes: '', requiresPassword: false },
  });
  for (const language of ['en', 'fr', 'ar', 'sw'] as const) {
    for (const path of ['/manager/users', '/manager/account', '/app']) {
      await visit('admin', path, { language });
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      for (const width of [1280, 720]) {
        await page.setViewportSize({ width, height: 480 });
        // They stay on the right, whatever the direction of the page.
        const covered = await page.evaluate(
          (edge) =>
            [...document.querySelectorAll('button, a, h1, input')]
              .map((element) => ({
                name: element.outerHTML.slice(0, 90),
                box: element.getBoundingClientRect(),
              }))
              .filter(({ box }) => box.width > 1 && box.top < 48 && box.bottom > 0 && box.right > edge)
              .map(({ name }) => name),
          width - overlay,
        );
        expect(
          covered.filter((name) => !name.includes('#content')),
          `${path} ${language} ${width}`,
        ).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        expect(await gutterOfTopBar(page), `${path} ${language} ${width}`).toBeGreaterThanOrEqual(24);
      }
    }
  }
  expect(await violationsInBothThemes(page)).toEqual([]);
});
