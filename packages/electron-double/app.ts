import { EventEmitter } from 'node:events';
import { mkdirSync, readFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import type * as Electron from 'electron';
import { stopChromium } from './chromium.ts';
import { createEvent } from './emitted-event.ts';
import { options } from './options.ts';
import { releaseLock, requestLock } from './single-instance.ts';
import { openWindows } from './windows.ts';

/** The folder of the app, in which the double starts. */
const folder = process.cwd();
const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
  name: string;
  version: string;
};

let name = manifest.name;
let ready: () => void;
const whenReady = new Promise<void>((resolve) => {
  ready = resolve;
});
let isReady = false;
let quitting = false;
let badge = 0;
let ownsLock = false;
const switches = new Map<string, string>();

const paths = new Map<string, string>([
  ['home', homedir()],
  ['temp', tmpdir()],
  ['appData', join(options.userData, '..')],
  ['userData', options.userData],
  ['downloads', join(options.userData, 'downloads')],
  ['exe', process.execPath],
]);

function getPath(path: string): string {
  const known = paths.get(path);
  if (known) return known;
  const userData = paths.get('userData') as string;
  if (path === 'logs') return join(userData, 'logs');
  if (path === 'sessionData') return userData;
  if (path === 'crashDumps') return join(userData, 'Crashpad');
  throw new Error(`Failed to get '${path}' path`);
}

async function quit(): Promise<void> {
  if (quitting) return;
  quitting = true;
  const before = createEvent();
  app.emit('before-quit', before);
  const closed = before.defaultPrevented
    ? [false]
    : await Promise.all(openWindows().map((window) => window.closeByApp()));
  if (!closed.every(Boolean)) {
    quitting = false;
    return;
  }
  const will = createEvent();
  app.emit('will-quit', will);
  if (will.defaultPrevented) quitting = false;
  else await end(0);
}

async function end(code: number): Promise<never> {
  app.emit('quit', createEvent(), code);
  if (ownsLock) releaseLock(getPath('userData'));
  await stopChromium();
  process.exit(code);
}

const methods = {
  whenReady: () => whenReady,
  isReady: () => isReady,
  quit: () => void quit(),
  exit: (code = 0) => {
    quitting = true;
    void end(code);
  },
  // The harness restarts the app; here only the request is recorded.
  relaunch: () => {},
  focus: () => {},
  hide: () => {},
  show: () => {},
  getPath,
  setPath: (path, value) => void paths.set(path, value),
  setAppLogsPath: (path) => void paths.set('logs', path ?? join(getPath('userData'), 'logs')),
  getAppPath: () => folder,
  getVersion: () => manifest.version,
  getName: () => name,
  setName: (value) => {
    name = value;
  },
  getLocale: () => options.locale ?? 'en-US',
  getSystemLocale: () => options.locale ?? 'en-US',
  getLocaleCountryCode: () => '',
  getPreferredSystemLanguages: () => [options.locale ?? 'en-US'],
  requestSingleInstanceLock: (additionalData) => {
    ownsLock = requestLock(getPath('userData'), additionalData, (second) =>
      app.emit('second-instance', createEvent(), second.argv, second.workingDirectory, second.additionalData),
    );
    return ownsLock;
  },
  hasSingleInstanceLock: () => ownsLock,
  releaseSingleInstanceLock: () => {
    if (ownsLock) releaseLock(getPath('userData'));
    ownsLock = false;
  },
  setAsDefaultProtocolClient: () => true,
  isDefaultProtocolClient: () => true,
  removeAsDefaultProtocolClient: () => true,
  setAppUserModelId: () => {},
  setAboutPanelOptions: () => {},
  showAboutPanel: () => {},
  setBadgeCount: (count = 0) => {
    badge = count;
    return true;
  },
  getBadgeCount: () => badge,
  setUserTasks: () => true,
  setJumpList: () => 'ok',
  disableHardwareAcceleration: () => {},
  enableSandbox: () => {
    if (isReady) throw new Error('app.enableSandbox() can only be called before app is ready');
  },
  isInApplicationsFolder: () => true,
  getFileIcon: async () => ({}) as Electron.NativeImage,
} satisfies Partial<Electron.App>;

const commandLine = {
  appendSwitch: (name, value = '') => void switches.set(name, value),
  appendArgument: () => {},
  hasSwitch: (name) =>
    switches.has(name) || process.argv.some((arg) => new RegExp(`^--${name}(=|$)`).test(arg)),
  getSwitchValue: (name) =>
    switches.get(name) ??
    process.argv.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3) ??
    '',
  removeSwitch: (name) => void switches.delete(name),
} satisfies Electron.CommandLine;

const dock = {
  setBadge: () => {},
  getBadge: () => '',
  bounce: () => 0,
  show: async () => {},
  hide: () => {},
  isVisible: () => true,
  setMenu: () => {},
  setIcon: () => {},
} satisfies Partial<Electron.Dock>;

class App extends EventEmitter {
  readonly commandLine = commandLine;
  readonly dock = process.platform === 'darwin' ? dock : undefined;
  readonly isPackaged = options.packaged ?? false;
  userAgentFallback = `Electron/${process.versions.electron}`;
  applicationMenu: unknown = null;

  get badgeCount() {
    return badge;
  }

  set badgeCount(count) {
    methods.setBadgeCount(count);
  }

  get name() {
    return name;
  }
}

export const app = Object.assign(new App(), methods);

/** Called when main has run: the app becomes ready unless it has exited. */
export async function becomeReady(prepare: () => Promise<void>): Promise<void> {
  if (quitting) return;
  mkdirSync(getPath('userData'), { recursive: true });
  await prepare();
  if (quitting) return;
  isReady = true;
  app.emit('will-finish-launching');
  app.emit('ready', createEvent(), {});
  ready();
}

/** Called when the last window has closed; without a listener the app exits. */
export function allWindowsClosed(): void {
  if (quitting) return;
  if (app.listenerCount('window-all-closed') > 0) app.emit('window-all-closed');
  else app.quit();
}
