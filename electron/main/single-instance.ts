import type { App, BrowserWindow } from 'electron/main';

/**
 * Allows one instance of the app per user: a second one exits, and the first focuses its window.
 * @returns false in the second instance
 */
export function ensureSingleInstance(
  app: Pick<App, 'requestSingleInstanceLock' | 'on' | 'exit'>,
  onSecondInstance: () => void,
): boolean {
  if (!app.requestSingleInstanceLock()) {
    // Unlike quit, exit does not ask windows, and none is open yet.
    app.exit(0);
    return false;
  }
  app.on('second-instance', onSecondInstance);
  return true;
}

/** Shows and focuses a window, even if it is minimized or hidden. */
export function focusWindow(window: BrowserWindow | undefined): void {
  if (!window || window.isDestroyed()) return;
  if (window.isMinimized()) window.restore();
  window.show();
  window.focus();
}
