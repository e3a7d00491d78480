import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from 'playwright/test';
import { findElectron } from '#scripts/find-electron.ts';
import type { DesktopProcess, LaunchOptions } from './desktop-process.ts';
import type { DesktopRecords, RecordingGlobal } from './record-electron.ts';
import { startDouble } from './start-double.ts';
import { startReal } from './start-real.ts';

/** The app as specs see it: what a person sees and does, and what the system is asked for. */
export interface Desktop extends Pick<DesktopProcess, 'evaluate' | 'output' | 'exited' | 'runAgain'> {
  /** Folder of the app's data; it outlives restarts. */
  readonly userData: string;
  /** True on the double, false on Electron. */
  readonly isDouble: boolean;
  /** The page of the app's first window, once it shows one of its own. */
  window(): Promise<Page>;
  /** The pages of all its windows, whatever they show. */
  pages(): Page[];
  /** The address of a page of the app's own, as Chromium has it. */
  url(path: string): Promise<string>;
  /** Follows a link of the app's own scheme, as the system does: by starting the app again, on macOS by an event. */
  openDeepLink(url: string): Promise<void>;
  records(): Promise<DesktopRecords>;
  /** What the system's browser, or another program, was asked to open. */
  browserUrls(): Promise<string[]>;
  notifications(): Promise<DesktopRecords['notifications']>;
  /** Presses a notification; 0 is the first. */
  pressNotification(index: number): Promise<void>;
  badge(): Promise<number>;
  /** Chooses an entry of the menu by its labels, or by the `id` of the entry. */
  clickMenu(...path: string[]): Promise<void>;
  /** Which buttons a person will press in the dialogs to come. */
  answerDialogs(...buttons: number[]): Promise<void>;
  /** The app's log files. */
  log(): Promise<string>;
  /** Whatever stands in the files of the app's folder. */
  readData(): Promise<string>;
  /** Ends the app as a person does, and waits for its end. */
  quit(): Promise<void>;
  /** Ends it unless it has ended, and starts it on the same data. */
  restart(options?: LaunchOptions): Promise<Page>;
  /** Ends it and removes its data. */
  dispose(): Promise<void>;
}

/** Starts the app: on Electron where there is one, else on the double. */
export async function launchDesktop(options: LaunchOptions = {}): Promise<Desktop> {
  const userData = options.userData ?? (await mkdtemp(join(tmpdir(), 'latchkey-desktop-')));
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
    // It may end before it has answered.
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

/** Runs beside main. */
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
