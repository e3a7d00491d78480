import { join } from 'node:path';
import { app, ipcMain, safeStorage, session } from 'electron/main';
import { bundleOrigin, bundleScheme } from '#contract/desktop/addresses.ts';
import type { DesktopState } from '#contract/desktop/state.ts';
import type { LinkSource } from '../deep-links/collect-links.ts';
import { createSenderCheck, handleMethods, sendEvent } from '../ipc.ts';
import type { Log } from '../log/create-log.ts';
import { createBundleServer } from '../scheme/serve-bundle.ts';
import { openKeyring } from '../secrets/keyring.ts';
import { openSettings, type Settings } from '../settings.ts';
import { createStateStore } from '../state-store.ts';
import { startApi } from './start-api.ts';
import { startDesktopEntry } from './start-desktop-entry.ts';
import { startShell } from './start-shell.ts';
import { startSignIn } from './start-sign-in.ts';
import { startUpdates } from './start-updates.ts';

/** Origin that the app was built for, defined in electron/vite.config.ts. */
declare const DESKTOP_SERVER_URL: string;

interface StartDesktopOptions {
  /** Links opened since the process started. */
  links: LinkSource;
  log: Log;
}

/** Sets up all parts of the app, once Electron is ready. */
export async function startDesktop({ links, log }: StartDesktopOptions): Promise<void> {
  const settings = openSettings(join(app.getPath('userData'), 'settings.json'), log);
  const store = createStateStore(initialState(settings, DESKTOP_SERVER_URL));
  const keyring = await openKeyring(safeStorage, process.platform);
  const updates = startUpdates({ app, store, log });
  const shell = startShell({ store, settings, log, checkForUpdates: updates.check });
  const contents = () => shell.current()?.window.webContents;
  const api = await startApi({ store, settings, texts: shell.texts, log, keyring });
  const signIn = await startSignIn({
    store,
    api,
    keyring,
    focusWindow: () => void shell.open(),
    loadStartPage: () =>
      contents()
        ?.loadURL(`${bundleOrigin}/`)
        .catch((error) => log.error('window: its page did not load', error)),
    log,
  });
  store.subscribe((state) => sendEvent(contents(), 'app.stateChanged', state));

  session.defaultSession.protocol.handle(
    bundleScheme,
    createBundleServer({
      folder: join(import.meta.dirname, '../renderer'),
      developmentServer: app.isPackaged ? undefined : process.env.ELECTRON_RENDERER_URL,
      forward: api.forward,
    }),
  );
  handleMethods(
    {
      'app.state': store.get,
      ...shell.handlers,
      ...api.handlers,
      ...signIn.handlers,
      ...updates.handlers,
      ...startDesktopEntry({ app, store, settings, log }),
      'preferences.sync': (choices) => {
        // Only now does the page listen: it would miss the result of a link handled earlier.
        links.open((link) => void signIn.handleLink(link));
        return shell.handlers['preferences.sync'](choices);
      },
    },
    {
      ipcMain,
      isTrustedSender: createSenderCheck(contents),
      onRejected: (method, reason) => log.warn(`ipc: ${method} was rejected, ${reason}`),
    },
  );
  app.on('activate', () => void shell.open());
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit();
  });
  await shell.open();
}

/** The state at the start of the app. */
function initialState(settings: Settings, builtIn: string): DesktopState {
  const platform = process.platform === 'darwin' ? 'mac' : process.platform === 'win32' ? 'windows' : 'linux';
  return {
    version: app.getVersion(),
    platform,
    titleBar: platform === 'linux' ? 'native' : 'custom',
    server: { address: settings.get().serverAddress ?? builtIn, builtIn },
    connection: { status: 'unknown' },
    sessionStorage: 'memory',
    signIn: { status: 'idle' },
    update: { status: 'idle' },
    links: 'installed',
  };
}
