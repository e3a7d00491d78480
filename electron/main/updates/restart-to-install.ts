import type { App } from 'electron';
import type { AppUpdater } from 'electron-updater';

interface RestartOptions {
  app: Pick<App, 'on' | 'quit' | 'releaseSingleInstanceLock'>;
  updater: Pick<AppUpdater, 'quitAndInstall'>;
  platform: NodeJS.Platform;
}

/**
 * Creates the function that restarts the app with the downloaded version. The app quits as usual: a page with unsaved
 * changes may ask, and data is saved first. If the user cancels, nothing is installed.
 */
export function createRestart({ app, updater, platform }: RestartOptions): () => void {
  let isRequested = false;
  let willRestart = false;
  let windowsClosed = false;
  // Emitted at each attempt to quit: a later one, after a cancelled restart, must not restart.
  app.on('before-quit', () => {
    if (!windowsClosed) willRestart = isRequested;
  });
  // Other listeners may delay quitting here, and quit again when they are done.
  app.on('will-quit', () => {
    windowsClosed = true;
  });
  app.on('quit', (_event, exitCode) => {
    if (!willRestart || !windowsClosed || exitCode !== 0) return;
    // The new process starts while this one is still running, and must not count as a second instance.
    app.releaseSingleInstanceLock();
    updater.quitAndInstall(true, true);
  });
  return () => {
    // Squirrel closes the windows itself, installs once they are closed, and stops if one stays open.
    if (platform === 'darwin') return updater.quitAndInstall();
    isRequested = true;
    app.quit();
    isRequested = false;
  };
}
