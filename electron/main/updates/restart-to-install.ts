import type { App } from 'electron';
import type { AppUpdater } from 'electron-updater';

interface RestartOptions {
  app: Pick<App, 'on' | 'quit' | 'releaseSingleInstanceLock'>;
  updater: Pick<AppUpdater, 'quitAndInstall'>;
  platform: NodeJS.Platform;
}

/**
 * Makes the way to leave the app and come back with the downloaded version. All ends as when somebody quits: a page
 * that holds unsaved text may ask, what is still to be stored is stored. Where the person stays, nothing is installed.
 */
export function createRestart({ app, updater, platform }: RestartOptions): () => void {
  let isRequested = false;
  let willRestart = false;
  let windowsClosed = false;
  // Comes with each attempt to quit: one by other means, after a restart that somebody held up, is no restart.
  app.on('before-quit', () => {
    if (!windowsClosed) willRestart = isRequested;
  });
  // Others may put the end off here, and quit again when they are done.
  app.on('will-quit', () => {
    windowsClosed = true;
  });
  app.on('quit', (_event, exitCode) => {
    if (!willRestart || !windowsClosed || exitCode !== 0) return;
    // The next one starts while this one still ends, and would take itself for a second instance.
    app.releaseSingleInstanceLock();
    updater.quitAndInstall(true, true);
  });
  return () => {
    // Squirrel closes the windows by itself, installs once they are gone, and stops where one stays.
    if (platform === 'darwin') return updater.quitAndInstall();
    isRequested = true;
    app.quit();
    isRequested = false;
  };
}
