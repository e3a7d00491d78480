import type { App, BrowserWindow } from 'electron/main';

/**
 * Keeps the app to one process for each person: a second start ends, and brings the first one's window forward.
 * @returns false where this is the second one
 */
export function ensureSingleInstance(
  app: Pick<App, 'requestSingleInstanceLock' | 'on' | 'exit'>,
  onSecondInstance: () => void,
): boolean {
  if (!app.requestSingleInstanceLock()) {
    // Nothing is open yet that would have to be asked, as quitting would.
    app.exit(0);
    return false;
  }
  app.on('second-instance', onSecondInstance);
  return true;
}

/** Puts a window in front of the others, from wherever it is. */
export function focusWindow(window: BrowserWindow | undefined): void {
  if (!window || window.isDestroyed()) return;
  if (window.isMinimized()) window.restore();
  window.show();
  window.focus();
}
