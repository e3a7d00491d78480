import type { BrowserWindow } from 'electron/main';
import type { WindowState } from './window-state.ts';

/** How long a window is left alone before its place is written, in milliseconds. */
const pause = 500;

/** Keeps the window's place while it is moved about, and when it closes. */
export function rememberPlace(window: BrowserWindow, state: WindowState): void {
  let timer: NodeJS.Timeout | undefined;
  const save = () => {
    clearTimeout(timer);
    if (window.isDestroyed() || window.isMinimized()) return;
    // What it would be without being maximised, so that it can go back there.
    state.save({
      ...window.getNormalBounds(),
      maximized: window.isMaximized(),
      fullScreen: window.isFullScreen(),
    });
  };
  const saveSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(save, pause);
  };
  window.on('resize', saveSoon);
  window.on('move', saveSoon);
  window.on('close', save);
  window.on('closed', () => clearTimeout(timer));
}
