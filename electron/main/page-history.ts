import type { BrowserWindow } from 'electron/main';

/** Navigates back and forward by the mouse's buttons and by swipes, as a browser does. */
export function followHistoryCommands(window: BrowserWindow): void {
  const { navigationHistory } = window.webContents;
  window.on('app-command', (_event, command) => {
    if (command === 'browser-backward') navigationHistory.goBack();
    if (command === 'browser-forward') navigationHistory.goForward();
  });
  window.on('swipe', (_event, direction) => {
    if (direction === 'left') navigationHistory.goBack();
    if (direction === 'right') navigationHistory.goForward();
  });
}
