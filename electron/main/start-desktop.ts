import { join } from 'node:path';
import { app, BrowserWindow, ipcMain, session } from 'electron/main';
import { bundleOrigin, bundleScheme } from '#contract/desktop/addresses.ts';
import type { DesktopState } from '#contract/desktop/state.ts';
import { handleMethods } from '../ipc/handle-methods.ts';
import { createOwnPageCheck } from '../ipc/own-page.ts';
import { sendEvent } from '../ipc/send-event.ts';
import { createBundleServer } from './scheme/serve-bundle.ts';
import { openSettings } from './settings.ts';
import { createStateStore } from './state-store.ts';

/** Origin that the app was built for: electron.vite.config.ts puts it in. */
declare const DESKTOP_SERVER_URL: string;

/** Puts the parts of the app together, once Electron is ready. */
export async function startDesktop(): Promise<void> {
  const settings = openSettings(join(app.getPath('userData'), 'settings.json'));
  const store = createStateStore(firstState(settings.get().serverAddress ?? DESKTOP_SERVER_URL));
  let window: BrowserWindow | undefined;
  store.subscribe((state) => sendEvent(window?.webContents, 'app.stateChanged', state));

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
    } as never,
    {
      ipcMain,
      isOwnPage: createOwnPageCheck(() => window?.webContents),
      onRefused: (method, reason) => console.warn(`${method}: ${reason}`),
    },
  );
  window = new BrowserWindow({
    width: 1280,
    height: 800,
    minWidth: 720,
    minHeight: 480,
    webPreferences: {
      preload: join(import.meta.dirname, '../preload/index.cjs'),
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
    },
  });
  await window.loadURL(`${bundleOrigin}/`);
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
