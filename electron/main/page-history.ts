import type { BrowserWindow } from 'electron/main';

export interface PageHistory {
  back(): void;
  forward(): void;
}

/** Navigates back and forward, as in a browser: also by the mouse's buttons, or by a swipe. */
export function createPageHistory(window: BrowserWindow): PageHistory {
  const { navigationHistory } = window.webContents;
  const history: PageHistory = {
    back: () => navigationHistory.goBack(),
    forward: () => navigationHistory.goForward(),
  };
  window.on('app-command', (_event, command) => {
    if (command === 'browser-backward') history.back();
    if (command === 'browser-forward') history.forward();
  });
  window.on('swipe', (_event, direction) => {
    if (direction === 'left') history.back();
    if (direction === 'right') history.forward();
  });
  return history;
}
