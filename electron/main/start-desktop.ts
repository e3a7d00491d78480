import { join } from 'node:path';
import { app, ipcMain, session } from 'electron/main';
import { bundleScheme } from '#contract/desktop/addresses.ts';
import type { DesktopState } from '#contract/desktop/state.ts';
import { handleMethods } from '../ipc/handle-methods.ts';
import { createOwnPageCheck } from '../ipc/own-page.ts';
import { sendEvent } from '../ipc/send-event.ts';
import { createLog } from './log/create-log.ts';
import { createBundleServer } from './scheme/serve-bundle.ts';
import { openSettings } from './settings.ts';
import { startShell } from './start-shell.ts';
import { createStateStore } from './state-store.ts';

/** Origin that the app was built for: electron.vite.config.ts puts it in. */
declare const DESKTOP_SERVER_URL: string;

/** Puts the parts of the app together, once Electron is ready. */
export async function startDesktop(): Promise<void> {
  const log = createLog({ folder: app.getPath('logs'), development: !app.isPackaged });
  const settings = openSettings(join(app.getPath('userData'), 'settings.json'));
  const store = createStateStore(firstState(settings.get().serverAddress ?? DESKTOP_SERVER_URL));
  const shell = startShell({ store, settings, log, checkForUpdates: async () => {} });
  const contents = () => shell.current()?.window.webContents;
  store.subscribe((state) => sendEvent(contents(), 'app.stateChanged', state));

  session.defaultSession.protocol.handle(
    bundleScheme,
    createBundleServer({
      folder: join(import.meta.dirname, '../renderer'),
      developmentServer: app.isPackaged ? undefined : process.env.ELECTRON_RENDERER_URL,
      forward: async () => Response.error(),
    }),
  );
  handleMethods(
    {
      'app.state': () => store.get(),
      ...shell.handlers,
    } as never,
    {
      ipcMain,
      isOwnPage: createOwnPageCheck(contents),
      onRefused: (method, reason) => log.warn(`${method}: ${reason}`),
    },
  );
  app.on('activate', () => void shell.open());
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit();
  });
  await shell.open();
}

function firstState(address: string): DesktopState {
  const platform = process.platform === 'darwin' ? 'mac' : process.platform === 'win32' ? 'windows' : 'linux';
  return {
    version: app.getVersion(),
    platform,
    titleBar: platform === 'linux' ? 'native' : 'custom',
    server: { address, builtIn: DESKTOP_SERVER_URL },
    connection: { status: 'unknown' },
    sessionKept: 'memory',
    signIn: { status: 'idle' },
    update: { status: 'idle' },
  };
}
