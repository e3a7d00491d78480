import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DesktopRecords, RecordingGlobal } from 'electron-double/record-electron';
import { expect, type Page } from 'playwright/test';
import { findElectron } from '#scripts/desktop/find-electron.ts';
import type { DesktopProcess, LaunchOptions } from './desktop-process.ts';
import { startDouble } from './start-double.ts';
import { startReal } from './start-real.ts';

/** The app as seen by specs: what a user sees and does, and what the system is called for. */
export interface Desktop extends Pick<DesktopProcess, 'evaluate' | 'output' | 'exited' | 'runAgain'> {
  /** Folder of the app's data; kept by restarts. */
  readonly userData: string;
  /** True on the double, false on Electron. */
  readonly isDouble: boolean;
  /** The page of the app's first window, once it shows one of its own. */
  window(): Promise<Page>;
  /** The pages of all its windows, whatever they show. */
  pages(): Page[];
  /** Chromium's URL of a page of the app. */
  url(path: string): Promise<string>;
  /** Opens a link of the app's scheme, as the system does: by starting the app again, on macOS by an event. */
  openDeepLink(url: string): Promise<void>;
  records(): Promise<DesktopRecords>;
  /** URLs that the app opened in the system's browser or another program. */
  browserUrls(): Promise<string[]>;
  notifications(): Promise<DesktopRecords['notifications']>;
  /** Clicks a notification; 0 is the first. */
  pressNotification(index: number): Promise<void>;
  badge(): Promise<number>;
  /** Selects a menu item by its labels, or by its `id`. */
  clickMenu(...path: string[]): Promise<void>;
  /** Buttons that the user will select in the next dialogs. */
  answerDialogs(...buttons: number[]): Promise<void>;
  /** The app's log files. */
  log(): Promise<string>;
  /** The content of all files in the app's folder. */
  readData(): Promise<string>;
  /** Quits the app like a user, and waits until it has exited. */
  quit(): Promise<void>;
  /** Ends it unless it has exited, and starts it with the same data. */
  restart(options?: LaunchOptions): Promise<Page>;
  /** Ends it and deletes its data. */
  dispose(): Promise<void>;
}

/** Starts the app: on Electron if available, else on the double. */
export async function launchDesktop(options: LaunchOptions = {}): Promise<Desktop> {
  const userData = options.userData ?? (await mkdtemp(join(tmpdir(), 'test-desktop-')));
  const binary = findElectron();
  if (options.server) {
    await writeFile(join(userData, 'settings.json'), JSON.stringify({ serverAddress: options.server }));
  }
  const start = (given: LaunchOptions) =>
    binary ? startReal(binary, userData, given) : startDouble(userData, given);
  let app = await start(options);
  let running = true;

  const quit = async () => {
    if (!running) return;
    running = false;
    // It may exit before it responds.
    await app.evaluate((electron) => electron.app.quit(), undefined).catch(() => {});
    await app.exited;
  };
  const kill = async () => {
    if (!running) return;
    running = false;
    await app.kill();
  };
  const records = () =>
    app.evaluate(() => (globalThis as unknown as RecordingGlobal).desktopRecords, undefined);
  const window = async (): Promise<Page> => {
    const origin = await app.origin();
    let page: Page | undefined;
    await expect
      .poll(() => {
        page = app.pages().find((one) => one.url().startsWith(`${origin}/`));
        return page !== undefined;
      }, 'a window with a page of the app')
      .toBe(true);
    return page as Page;
  };

  return {
    userData,
    isDouble: binary === undefined,
    evaluate: (run, argument) => app.evaluate(run, argument),
    output: () => app.output(),
    get exited() {
      return app.exited;
    },
    runAgain: (args) => app.runAgain(args),
    window,
    pages: () => app.pages(),
    url: async (path) => (await app.origin()) + path,
    openDeepLink: async (url) => {
      if (process.platform !== 'darwin') return app.runAgain([url]);
      await app.evaluate(
        ({ app }, link) => void app.emit('open-url', { preventDefault: () => {} }, link),
        url,
      );
    },
    records,
    browserUrls: async () => (await records()).browserUrls,
    notifications: async () => (await records()).notifications,
    pressNotification: (index) =>
      app.evaluate((_electron, at) => {
        (globalThis as unknown as RecordingGlobal).desktopNotifications[at]?.emit('click');
      }, index),
    badge: async () => (await records()).badge,
    clickMenu: (...path) => app.evaluate(clickMenu, path),
    answerDialogs: (...buttons) =>
      app.evaluate((_electron, given) => {
        (globalThis as unknown as RecordingGlobal).desktopAnswers.push(...given);
      }, buttons),
    log: async () => readLogs(await app.evaluate((electron) => electron.app.getPath('logs'), undefined)),
    readData: () => readFiles(userData),
    quit,
    restart: async (given = {}) => {
      await quit();
      app = await start({ ...options, args: [], ...given });
      running = true;
      return window();
    },
    dispose: async () => {
      await kill();
      await rm(userData, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Runs in the main process. */
function clickMenu({ Menu, BrowserWindow }: typeof import('electron'), path: string[]): void {
  const menu = Menu.getApplicationMenu();
  const first = path[0] ?? '';
  const walk = () =>
    path.reduce<Electron.MenuItem | undefined>(
      (item, label, index) =>
        (index === 0 ? menu : item?.submenu)?.items.find(
          (entry) => entry.label === label || entry.id === label,
        ),
      undefined,
    );
  const item = (path.length === 1 && menu?.getMenuItemById(first)) || walk();
  if (!item) throw new Error(`The menu has no ${path.join(' > ')}`);
  const window = BrowserWindow.getFocusedWindow() ?? BrowserWindow.getAllWindows()[0];
  item.click({}, window, window?.webContents);
}

async function readFiles(folder: string): Promise<string> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => !path.startsWith(join(folder, 'chromium')));
  return (await Promise.all(files.map((path) => readFile(path, 'latin1')))).join('\n');
}

async function readLogs(folder: string): Promise<string> {
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((name) => name.endsWith('.log')).sort();
  return (await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')))).join('');
}
