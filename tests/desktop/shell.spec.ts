import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import type { DesktopBridge } from '#contract/desktop/bridge.ts';
import type { DesktopEvents } from '#contract/desktop/channels.ts';
import { product } from '#contract/product.ts';
import arDesktop from '#locales/ar/desktop.json' with { type: 'json' };
import { type Desktop, expect, test } from './desktop-test.ts';

type DesktopPage = Window & { desktop: DesktopBridge };

async function openPage(desktop: Desktop): Promise<Page> {
  const page = await desktop.window();
  await page.locator('main').waitFor();
  return page;
}

const menuLabels = (desktop: Desktop) =>
  desktop.evaluate(({ Menu }) => {
    const menu = Menu.getApplicationMenu();
    return [...(menu?.items ?? []), menu?.getMenuItemById('environment')].map((item) => item?.label);
  }, undefined);

/** Main's state of its window. */
const windowOf = (desktop: Desktop) =>
  desktop.evaluate(({ BrowserWindow }) => {
    const [window] = BrowserWindow.getAllWindows();
    if (!window) throw new Error('There is no window');
    return {
      title: window.getTitle(),
      bounds: window.getBounds(),
      visible: window.isVisible(),
      minimized: window.isMinimized(),
      focused: window.isFocused(),
      color: window.getBackgroundColor().toLowerCase(),
      zoom: Math.round(window.webContents.getZoomFactor() * 100),
    };
  }, undefined);

const sync = (page: Page, input: Parameters<DesktopBridge['preferences']['sync']>[0]) =>
  page.evaluate((choice) => (window as unknown as DesktopPage).desktop.preferences.sync(choice), input);

/** The shell's next event of a kind for the page, while `meanwhile` runs. */
async function nextEvent(page: Page, event: keyof DesktopEvents, meanwhile: () => Promise<unknown>) {
  await page.evaluate((name) => {
    const { desktop } = window as unknown as DesktopPage;
    Object.assign(window, { nextEvent: new Promise((resolve) => desktop.on(name, resolve)) });
  }, event);
  await meanwhile();
  return page.evaluate(() => (window as unknown as { nextEvent: Promise<unknown> }).nextEvent);
}

test('the window is shown with its page, follows the theme, and is focused by a second start', {
  tag: '@slow',
}, async ({ desktop }) => {
  const page = await openPage(desktop);
  expect(await windowOf(desktop)).toMatchObject({ visible: true, color: '#fefefd' });
  expect(await page.evaluate(() => typeof (globalThis as { require?: unknown }).require)).toBe('undefined');

  await sync(page, { language: 'en', theme: 'dark' });
  expect((await windowOf(desktop)).color).toBe('#171614');
  await expect.poll(() => page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)).toBe(true);
  await sync(page, { language: 'en', theme: 'system' });
  if (desktop.isDouble) {
    await desktop.evaluate(() => {
      const { electronDouble } = globalThis as unknown as {
        electronDouble: { setSystemDark(dark: boolean): void };
      };
      electronDouble.setSystemDark(true);
    }, undefined);
    expect((await windowOf(desktop)).color).toBe('#171614');
  }

  await desktop.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.minimize(), undefined);
  await desktop.runAgain([]);
  await expect.poll(() => windowOf(desktop)).toMatchObject({ minimized: false, focused: true });
  expect(desktop.pages().filter((one) => one.url() === page.url())).toHaveLength(1);
});

test('bounds, zoom, language and environment survive a restart, and the window is visible', {
  tag: '@slow',
}, async ({ desktop }) => {
  const page = await openPage(desktop);
  expect(await menuLabels(desktop)).toContain('File');
  await sync(page, { language: 'fr', theme: 'system', environment: { name: 'Staging', color: '#77306a' } });
  await page.evaluate((title) => {
    Object.assign(document, { title });
    return (window as unknown as DesktopPage).desktop.badge.set({ count: 3 });
  }, `Dashboard | ${product.name}`);
  await expect
    .poll(async () => (await windowOf(desktop)).title)
    .toBe(`(3) Dashboard | ${product.name} | Staging`);
  expect(await desktop.badge()).toBe(3);
  await desktop.clickMenu('zoom-in');
  await desktop.clickMenu('zoom-in');
  const place = { x: 60, y: 80, width: 900, height: 640 };
  await desktop.evaluate(
    ({ BrowserWindow }, bounds) => BrowserWindow.getAllWindows()[0]?.setBounds(bounds),
    place,
  );

  await desktop.restart();
  expect((await windowOf(desktop)).bounds).toEqual(place);
  await expect.poll(async () => (await windowOf(desktop)).zoom).toBe(125);
  // By now the page may have set the language to English.
  expect((await desktop.records()).firstMenu).toEqual(
    expect.arrayContaining(['Fichier', 'Environnement\u00a0: Staging']),
  );

  await desktop.quit();
  const file = join(desktop.userData, 'settings.json');
  const settings = JSON.parse(readFileSync(file, 'utf8'));
  const [[displays]] = settings.windows;
  const away = { ...place, x: 9000, maximized: false, fullScreen: false };
  writeFileSync(file, JSON.stringify({ ...settings, windows: [[displays, away]] }));
  await desktop.restart();
  const { bounds } = await windowOf(desktop);
  expect(bounds.x).toBeLessThan(2000);
  expect(bounds).toMatchObject({ width: 900, height: 640 });
});

test('the page has search, notifications and a context menu, and recovers from a crash', {
  tag: '@slow',
}, async ({ desktop }) => {
  const page = await openPage(desktop);
  const found = await nextEvent(page, 'find.result', () =>
    page.evaluate(() => {
      document.body.append('zebra, Zebra');
      const { desktop } = window as unknown as DesktopPage;
      return desktop.find.start({ text: 'zebra', forward: true, next: false });
    }),
  );
  expect(found).toEqual({ active: 1, total: 2 });
  await nextEvent(page, 'find.open', () => desktop.clickMenu('find'));
  await nextEvent(page, 'server.open', () => desktop.clickMenu('server-address'));
  await expect(page.getByRole('dialog', { name: 'Server address' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  const notice = { title: 'New user', body: 'Omar Benali' };
  const opened = await nextEvent(page, 'app.navigate', async () => {
    await page.evaluate(
      (given) =>
        (window as unknown as DesktopPage).desktop.notifications.show({
          ...given,
          path: '/login?from=notice',
        }),
      notice,
    );
    await expect.poll(() => desktop.notifications()).toEqual([notice]);
    await desktop.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.minimize(), undefined);
    await desktop.pressNotification(0);
  });
  expect(opened).toEqual({ path: '/login?from=notice' });
  expect(await windowOf(desktop)).toMatchObject({ minimized: false });
  await expect.poll(() => page.url()).toContain('/login?from=notice');

  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { id: 'link', href: 'https://example.org/' });
    const field = Object.assign(document.createElement('input'), { id: 'field', value: 'x' });
    link.append('example');
    document.body.replaceChildren(link, field);
  });
  await page.click('#link', { button: 'right' });
  await expect.poll(async () => (await desktop.records()).contextMenu).toEqual(['Copy link']);
  await page.click('#field', { button: 'right' });
  const edit = ['Cut', 'Copy', 'Paste', 'Select all'];
  await expect.poll(async () => (await desktop.records()).contextMenu).toEqual(edit);

  await desktop.answerDialogs(0);
  await desktop.evaluate(({ BrowserWindow }) => {
    const contents = BrowserWindow.getAllWindows()[0]?.webContents;
    contents?.once('did-finish-load', () => Object.assign(globalThis, { loadedAgain: true }));
    contents?.forcefullyCrashRenderer();
  }, undefined);
  const loadedAgain = () =>
    desktop.evaluate(() => (globalThis as { loadedAgain?: boolean }).loadedAgain, undefined);
  await expect.poll(loadedAgain).toBe(true);
  expect((await desktop.records()).dialogs).toMatchObject([{ message: 'This page stopped working' }]);
  expect(await desktop.log()).toContain('page: its process has ended');
});

test('the environment is shown in the title bar of Windows', { tag: '@slow' }, async ({ launch }) => {
  const desktop = await launch({ platform: 'win32' });
  // biome-ignore lint/suspicious/noSkippedTests: another system is there in the double only
  test.skip(!desktop.isDouble, 'another system is there in the double only');
  const page = await openPage(desktop);
  const overlay = () =>
    desktop.evaluate(
      ({ BrowserWindow }) =>
        (BrowserWindow.getAllWindows()[0] as unknown as { overlay: Electron.TitleBarOverlayOptions }).overlay,
      undefined,
    );
  expect(await overlay()).toEqual({ color: '#fefefd', symbolColor: '#201e1a', height: 51 });
  await sync(page, { language: 'en', theme: 'system', environment: { name: 'Staging', color: '#ffd400' } });
  expect(await overlay()).toEqual({ color: '#ffd400', symbolColor: '#000000', height: 36 });
  await sync(page, { language: 'en', theme: 'dark', environment: null });
  expect(await overlay()).toEqual({ color: '#171614', symbolColor: '#eeedea', height: 51 });
});

test('a dark system in Arabic, without a network, gets a matching first page', { tag: '@slow' }, async ({
  launch,
}) => {
  const desktop = await launch({ dark: true, locale: 'ar', offline: true });
  // biome-ignore lint/suspicious/noSkippedTests: another system is there in the double only
  test.skip(!desktop.isDouble, 'another system is there in the double only');
  const page = await desktop.window();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(arDesktop.connection.unreachable.title);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('html')).toHaveClass(/dark/);
  expect((await windowOf(desktop)).color).toBe('#171614');
  expect(await menuLabels(desktop)).toContain(arDesktop.menu.file);
});
