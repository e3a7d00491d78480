import { crashReporter } from 'electron/common';
import { app, BrowserWindow, dialog, protocol } from 'electron/main';
import { defineApp } from '#contract/facts/define-app.ts';
import { app as facts } from '#contract/features/app.ts';
import { product } from '#contract/product.ts';
import { findAppImage } from '../app-image.ts';
import { collectLinks, registerLinks } from '../deep-links/collect-links.ts';
import { createLog } from '../log/create-log.ts';
import { registerScheme } from '../scheme/bundle-url.ts';
import { focusWindow } from '../window/open-main-window.ts';
import { startDesktop } from './start-desktop.ts';

defineApp(facts);
registerScheme(protocol);
// Crash dumps stay in the app's folder: nothing is uploaded.
crashReporter.start({ uploadToServer: false });
app.enableSandbox();
// Windows shows notifications only of programs with a known ID.
app.setAppUserModelId(product.appId);

if (app.requestSingleInstanceLock()) {
  const log = createLog({ folder: app.getPath('logs'), development: !app.isPackaged });
  app.on('second-instance', () => BrowserWindow.getAllWindows().forEach(focusWindow));
  // In development Electron gets the app's folder as an argument, after its own.
  const appFolder = process.defaultApp ? app.getAppPath() : undefined;
  // An AppImage asks the user first: start-desktop-entry.ts.
  if (!findAppImage(process)) registerLinks(app, log, appFolder);
  const links = collectLinks({ app, platform: process.platform, argv: process.argv, appFolder, log });
  // Not awaited: the app becomes ready only once this file has run.
  app
    .whenReady()
    .then(() => startDesktop(links, log))
    .catch((error) => {
      log.error('app: it could not start', error);
      dialog.showErrorBox(product.name, String(error));
      app.exit(1);
    });
} else {
  // Another instance runs, and is focused. Unlike quit, exit does not ask windows, and none is open yet.
  app.exit(0);
}
