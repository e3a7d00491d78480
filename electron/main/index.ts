import { crashReporter } from 'electron/common';
import { app, BrowserWindow, dialog, protocol } from 'electron/main';
import { product } from '#contract/product.ts';
import { keepCrashReports } from './crash-reports.ts';
import { registerScheme } from './scheme/register-scheme.ts';
import { bringForward, holdSingleInstance } from './single-instance.ts';
import { startDesktop } from './start-desktop.ts';

registerScheme(protocol);
keepCrashReports(crashReporter);
app.enableSandbox();
// Windows shows notifications of programs alone that it knows by this name.
app.setAppUserModelId(product.appId);

if (holdSingleInstance(app, () => bringForward(BrowserWindow.getAllWindows()[0]))) {
  // Not awaited here: the app becomes ready once this file has run.
  app
    .whenReady()
    .then(startDesktop)
    .catch((error) => {
      console.error(error);
      dialog.showErrorBox(product.name, String(error));
      app.exit(1);
    });
}
