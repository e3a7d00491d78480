import { join } from 'node:path';
import { app, ipcMain, safeStorage, session } from 'electron/main';
import { bundleScheme } from '#contract/desktop/addresses.ts';
import type { DesktopState } from '#contract/desktop/state.ts';
import type { LinkSource } from '../deep-links/collect-links.ts';
import { handleMethods } from '../ipc.ts';
import type { Log } from '../log/create-log.ts';
import { createBundleServer } from '../scheme/serve-bundle.ts';
import { openKeyring } from '../secrets/keyring.ts';
import { openSettings } from '../settings.ts';
import { createStore } from '../store.ts';
import { startApi } from './start-api.ts';
import { startDesktopEntry } from './start-desktop-entry.ts';
import { startShell } from './start-shell.ts';
import { startSignIn } from './start-sign-in.ts';
import { startUpdates } from './start-updates.ts';

/** Origin that the app was built for, defined in electron.vite.config.ts. */
declare const DESKTOP_SERVER_URL: string;

/**
 * Sets up all parts of the app, once Electron is ready.
 * @param links opened since the process started
 */
export async function startDesktop(links: LinkSource, log: Log): Promise<void> {
  const settings = openSettings(join(app.getPath('userData'), 'settings.json'), log);
  const keyring = await openKeyring(safeStorage, process.platform);
  const address = settings.get().serverAddress ?? DESKTOP_SERVER_URL;
  const store = createStore(initialState(address, keyring ? 'encrypted' : 'memory'));
  const context = { store, settings, keyring, log };
  const updates = startUpdates(context);
  const shell = startShell(context, updates.check);
  const api = await startApi(context, shell.texts);
  const signIn = await startSignIn(context, api, shell);
  store.subscribe((state) => shell.current()?.send('app.stateChanged', state));

  session.defaultSession.protocol.handle(
    bundleScheme,
    createBundleServer({
      folder: join(import.meta.dirname, '../renderer'),
      developmentServer: app.isPackaged ? undefined : process.env.ELECTRON_RENDERER_URL,
      forward: api.forward,
    }),
  );
  handleMethods(
    ipcMain,
    {
      'app.state': store.get,
      'server.retry': api.retry,
      'server.test': ({ address }) => api.test(address),
      'server.change': ({ address }) => api.change(address),
      'signIn.start': ({ provider }) => signIn.start(provider),
      'signIn.paste': ({ code }) => signIn.paste(code),
      'signIn.cancel': signIn.cancel,
      'updates.check': () => void updates.check(),
      'updates.restart': updates.restart,
      'links.choose': startDesktopEntry(context),
      'preferences.sync': (choices) => {
        // Only now does the page listen: it would miss the result of a link handled earlier.
        links.open((link) => void signIn.handleLink(link));
        shell.syncPreferences(choices);
      },
      'preferences.save': api.savePreference,
      'notifications.show': shell.notify,
      'badge.set': ({ count }) => shell.showUnseen(count),
      'find.start': (input) => shell.current()?.find.start(input),
      'find.stop': () => shell.current()?.find.stop(),
    },
    () => shell.current()?.window.webContents,
    log,
  );
  app.on('activate', () => void shell.open());
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit();
  });
  await shell.open();
}

/** The state at the start of the app. */
function initialState(address: string, sessionStorage: DesktopState['sessionStorage']): DesktopState {
  const platform = process.platform === 'darwin' ? 'mac' : process.platform === 'win32' ? 'windows' : 'linux';
  return {
    version: app.getVersion(),
    platform,
    titleBar: platform === 'linux' ? 'native' : 'custom',
    server: { address, builtIn: DESKTOP_SERVER_URL },
    connection: { status: 'unknown' },
    sessionStorage,
    signIn: { status: 'idle' },
    update: { status: 'idle' },
    links: 'installed',
  };
}
