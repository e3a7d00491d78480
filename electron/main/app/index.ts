import { crashReporter } from 'electron/common';
import { app, BrowserWindow, dialog, protocol } from 'electron/main';
import { product } from '#contract/product.ts';
import { findAppImage } from '../app-image.ts';
import { collectLinks, registerLinks } from '../deep-links/collect-links.ts';
import { createLog } from '../log/create-log.ts';
import { registerScheme } from '../scheme/bundle-url.ts';
import { ensureSingleInstance, focusWindow } from '../single-instance.ts';
import { startDesktop } from './start-desktop.ts';

registerScheme(protocol);
// Crash dumps stay in the app's folder: nothing is uploaded.
crashReporter.start({ uploadToServer: false });
app.enableSandbox();
// Windows shows notifications only of programs with a known ID.
app.setAppUserModelId(product.appId);

if (ensureSingleInstance(app, () => focusWindow(BrowserWindow.getAllWindows()[0]))) {
  const log = createLog({ folder: app.getPath('logs'), development: !app.isPackaged });
  // In development Electron gets the app's folder as an argument, after its own.
  const appFolder = process.defaultApp ? app.getAppPath() : undefined;
  const development = appFolder === undefined ? undefined : { program: process.execPath, appFolder };
  // An AppImage asks the user first: start-desktop-entry.ts.
  if (!findAppImage({ resourcesPath: process.resourcesPath, environment: process.env }))
    registerLinks({ app, development, log });
  const links = collectLinks({ app, platform: process.platform, argv: process.argv, appFolder, log });
  // Not awaited: the app becomes ready only once this file has run.
  app
    .whenReady()
    .then(() => startDesktop({ links, log }))
    .catch((error) => {
      log.error('app: it could not start', error);
      dialog.showErrorBox(product.name, String(error));
      app.exit(1);
    });
}
