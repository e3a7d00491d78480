import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import type { DesktopBridge } from '#contract/desktop/bridge.ts';
import { type Desktop, expect, test } from './desktop-test.ts';

type DesktopPage = Window & { desktop: DesktopBridge };

/** Labels of the first entries of the menu. */
const menuLabels = (desktop: Desktop) =>
  desktop.evaluate(({ Menu }) => Menu.getApplicationMenu()?.items.map(({ label }) => label) ?? [], undefined);

const windowTitle = (desktop: Desktop) =>
  desktop.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.getTitle(), undefined);

const boundsOf = (desktop: Desktop) =>
  desktop.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.getBounds(), undefined);

const follow = (page: Page, input: Parameters<DesktopBridge['preferences']['follow']>[0]) =>
  page.evaluate((choice) => (window as unknown as DesktopPage).desktop.preferences.follow(choice), input);

test.describe('the window', () => {
  test('is shown once it has a page, on the page’s own background, and nothing of Node is in it', async ({
    desktop,
  }) => {
    const page = await desktop.window();
    await expect(page.locator('main')).toBeVisible();
    const shown = await desktop.evaluate(({ BrowserWindow }) => {
      const window = BrowserWindow.getAllWindows()[0];
      return { visible: window?.isVisible(), color: window?.getBackgroundColor().toLowerCase() };
    }, undefined);
    expect(shown).toEqual({ visible: true, color: '#fefefd' });
    expect(await page.evaluate(() => typeof (globalThis as { require?: unknown }).require)).toBe('undefined');
  });

  test('comes back where it was, never out of sight, and whatever its file holds', async ({ desktop }) => {
    const place = { x: 60, y: 80, width: 900, height: 640 };
    await desktop.window();
    await desktop.evaluate(
      ({ BrowserWindow }, bounds) => BrowserWindow.getAllWindows()[0]?.setBounds(bounds),
      place,
    );
    await desktop.restart();
    expect(await boundsOf(desktop)).toEqual(place);

    const file = join(desktop.userData, 'window-state.json');
    const [[displays]] = JSON.parse(readFileSync(file, 'utf8'));
    await desktop.quit();
    const away = { ...place, x: 9000, maximized: false, fullScreen: false };
    writeFileSync(file, JSON.stringify([[displays, away]]));
    await desktop.restart();
    const inSight = await boundsOf(desktop);
    expect(inSight?.x).toBeLessThan(2000);
    expect(inSight).toMatchObject({ width: 900, height: 640 });

    await desktop.quit();
    writeFileSync(file, '{"damaged');
    await desktop.restart();
    expect(await boundsOf(desktop)).toMatchObject({ width: 1280, height: 800 });
  });

  test('follows the theme of the system, and that which the page chose, live', async ({ desktop }) => {
    test.skip(!desktop.isDouble, 'the system’s theme is changed in the double');
    const page = await desktop.window();
    const color = () =>
      desktop.evaluate(
        ({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.getBackgroundColor(),
        undefined,
      );
    const systemDark = (dark: boolean) =>
      desktop.evaluate((_electron, value) => {
        (
          globalThis as unknown as { electronDouble: { setSystemDark(dark: boolean): void } }
        ).electronDouble.setSystemDark(value);
      }, dark);
    await systemDark(true);
    expect(await color()).toBe('#171614');
    await expect
      .poll(() => page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches))
      .toBe(true);
    await follow(page, { language: 'en', theme: 'light' });
    expect(await color()).toBe('#fefefd');
    await desktop.restart({ dark: true });
    expect(await color()).toBe('#fefefd');
  });

  test('offers to reload a page whose process is gone', async ({ desktop }) => {
    await (await desktop.window()).locator('main').waitFor();
    await desktop.answerDialogs(0);
    await desktop.evaluate(
      ({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.forcefullyCrashRenderer(),
      undefined,
    );
    await expect.poll(async () => (await desktop.records()).dialogs.length).toBe(1);
    expect((await desktop.records()).dialogs[0]).toMatchObject({ message: 'This page stopped working' });
    const isThere = () =>
      desktop.evaluate(
        ({ BrowserWindow }) =>
          BrowserWindow.getAllWindows()[0]?.webContents.executeJavaScript(`!!document.querySelector('main')`),
        undefined,
      );
    await expect.poll(() => isThere().catch(() => false)).toBe(true);
    expect(await desktop.log()).toContain('page: its process is gone');
  });

  test('comes forward when the app is started a second time', async ({ desktop }) => {
    await desktop.window();
    await desktop.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.minimize(), undefined);
    await desktop.runAgain([]);
    const state = () =>
      desktop.evaluate(({ BrowserWindow }) => {
        const all = BrowserWindow.getAllWindows();
        return { count: all.length, minimized: all[0]?.isMinimized(), focused: all[0]?.isFocused() };
      }, undefined);
    await expect.poll(state).toEqual({ count: 1, minimized: false, focused: true });
  });
});

test.describe('the menu, the title and the icon', () => {
  test('speak the page’s language, tell the environment and what is unseen', async ({ desktop }) => {
    const page = await desktop.window();
    await page.locator('main').waitFor();
    expect(await menuLabels(desktop)).toContain('File');
    await follow(page, {
      language: 'fr',
      theme: 'system',
      environment: { name: 'Staging', color: '#77306a' },
    });
    expect(await menuLabels(desktop)).toContain('Fichier');
    await page.evaluate(() => {
      document.title = 'Dashboard | Latchkey';
      return (window as unknown as DesktopPage).desktop.badge.set({ count: 3 });
    });
    await expect.poll(() => windowTitle(desktop)).toBe('(3) Dashboard | Latchkey | Staging');
    expect(await desktop.badge()).toBe(3);
    // As the page chose it last, even before there is one.
    await desktop.restart();
    expect(await menuLabels(desktop)).toContain('Fichier');
    const environment = await desktop.evaluate(
      ({ Menu }) => Menu.getApplicationMenu()?.getMenuItemById('environment')?.label,
      undefined,
    );
    expect(environment).toBe('Environnement\u00a0: Staging');
  });

  test('paint the environment on the title bar of Windows', async ({ launch }) => {
    const desktop = await launch({ platform: 'win32' });
    test.skip(!desktop.isDouble, 'another system is there in the double only');
    const page = await desktop.window();
    const overlay = () =>
      desktop.evaluate(
        ({ BrowserWindow }) =>
          (BrowserWindow.getAllWindows()[0] as unknown as { overlay: Electron.TitleBarOverlayOptions })
            .overlay,
        undefined,
      );
    expect(await overlay()).toEqual({ color: '#fefefd', symbolColor: '#201e1a', height: 51 });
    await follow(page, {
      language: 'en',
      theme: 'system',
      environment: { name: 'Staging', color: '#ffd400' },
    });
    expect(await overlay()).toEqual({ color: '#ffd400', symbolColor: '#000000', height: 36 });
    await follow(page, { language: 'en', theme: 'dark', environment: null });
    expect(await overlay()).toEqual({ color: '#171614', symbolColor: '#eeedea', height: 51 });
  });

  test('zoom stays as it was, and finding tells how much was found', async ({ desktop }) => {
    const page = await desktop.window();
    await page.locator('main').waitFor();
    const zoom = () =>
      desktop.evaluate(
        ({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.getZoomFactor(),
        undefined,
      );
    await desktop.clickMenu('zoom-in');
    await desktop.clickMenu('zoom-in');
    expect(await zoom()).toBeCloseTo(1.25);

    const found = page.evaluate(
      () =>
        new Promise((resolve) => {
          const { desktop } = window as unknown as DesktopPage;
          document.body.append('zebra, Zebra');
          desktop.on('find.found', resolve);
          void desktop.find.start({ text: 'zebra', forward: true, next: false });
        }),
    );
    expect(await found).toEqual({ active: 1, total: 2 });
    const wanted = page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          const { desktop } = window as unknown as DesktopPage;
          desktop.on('find.open', () => resolve('find'));
        }),
    );
    await desktop.clickMenu('find');
    expect(await wanted).toBe('find');

    await desktop.restart();
    await expect.poll(zoom).toBeCloseTo(1.25);
  });

  test('a notification that is pressed opens its page', async ({ desktop }) => {
    const page = await desktop.window();
    await page.locator('main').waitFor();
    const opened = page.evaluate(
      () =>
        new Promise((resolve) => {
          const { desktop } = window as unknown as DesktopPage;
          desktop.on('app.navigate', resolve);
          void desktop.notifications.show({ title: 'New user', body: 'Omar Benali', path: '/manager/users' });
        }),
    );
    await expect.poll(() => desktop.notifications()).toEqual([{ title: 'New user', body: 'Omar Benali' }]);
    await desktop.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.minimize(), undefined);
    await desktop.pressNotification(0);
    expect(await opened).toEqual({ path: '/manager/users' });
    const minimized = await desktop.evaluate(
      ({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.isMinimized(),
      undefined,
    );
    expect(minimized).toBe(false);
  });
});

test('what is clicked with the other button can be copied, and its menu is ours', async ({ desktop }) => {
  const page = await desktop.window();
  await page.locator('main').waitFor();
  await page.evaluate(() => {
    document.body.innerHTML =
      '<p><a id="link" href="https://example.org/">example</a></p><input id="field" value="text">';
  });
  await page.click('#link', { button: 'right' });
  await expect.poll(async () => (await desktop.records()).contextMenu).toEqual(['Copy link']);
  await page.click('#field', { button: 'right' });
  await expect
    .poll(async () => (await desktop.records()).contextMenu)
    .toEqual(['Cut', 'Copy', 'Paste', 'Select all']);
});
