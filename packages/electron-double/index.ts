/** The double of the module `electron` in the main process. See README.md. */

import { app, becomeReady } from './app.ts';
import { autoUpdater } from './auto-updater.ts';
import { BrowserWindow } from './browser-window.ts';
import { startChromium } from './chromium.ts';
import { clipboard } from './clipboard.ts';
import { listenToTestRun } from './control.ts';
import { crashReporter } from './crash-reporter.ts';
import { dialog } from './dialog.ts';
import { ipcMain } from './ipc-main.ts';
import { Menu, MenuItem } from './menu.ts';
import { nativeImage } from './native-image.ts';
import { nativeTheme } from './native-theme.ts';
import { net } from './net.ts';
import { Notification } from './notification.ts';
import { powerMonitor } from './power-monitor.ts';
import { registerSchemesAsPrivileged } from './protocol.ts';
import { recordElectron } from './record-electron.ts';
import { safeStorage } from './safe-storage.ts';
import { startSchemeServer } from './scheme-server.ts';
import { screen } from './screen.ts';
import { defaultSession, session } from './session.ts';
import { shell } from './shell.ts';
import { WebContents } from './web-contents.ts';

const protocol = { ...defaultSession.protocol, registerSchemesAsPrivileged };
const webContents = {
  getAllWebContents: WebContents.getAllWebContents,
  fromId: (id: number) => WebContents.getAllWebContents().find((contents) => contents.id === id),
};

const electron = {
  app,
  autoUpdater,
  BrowserWindow,
  clipboard,
  crashReporter,
  dialog,
  ipcMain,
  Menu,
  MenuItem,
  nativeImage,
  nativeTheme,
  net,
  Notification,
  powerMonitor,
  protocol,
  safeStorage,
  screen,
  session,
  shell,
  webContents,
};

export {
  app,
  autoUpdater,
  BrowserWindow,
  clipboard,
  crashReporter,
  dialog,
  ipcMain,
  Menu,
  MenuItem,
  Notification,
  nativeImage,
  nativeTheme,
  net,
  powerMonitor,
  protocol,
  safeStorage,
  screen,
  session,
  shell,
  webContents,
};
export default electron;

recordElectron(electron as never);
listenToTestRun(electron);
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => app.quit());
// Main runs first, to its end, as in Electron.
setImmediate(
  () => void becomeReady(async () => void (await Promise.all([startChromium(), startSchemeServer()]))),
);
