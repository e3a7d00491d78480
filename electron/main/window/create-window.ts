import type { BrowserWindow, BrowserWindowConstructorOptions } from 'electron/main';
import { type WindowOptions, windowOptions } from './window-options.ts';

interface CreateWindowOptions extends WindowOptions {
  BrowserWindow: new (options: BrowserWindowConstructorOptions) => BrowserWindow;
}

/** Makes the app's window, which shows itself once its page has painted. */
export function createWindow({ BrowserWindow, ...options }: CreateWindowOptions): BrowserWindow {
  const window = new BrowserWindow(windowOptions(options));
  const show = () => {
    if (window.isDestroyed() || window.isVisible()) return;
    if (options.place.maximized) window.maximize();
    window.show();
  };
  window.once('ready-to-show', show);
  // Without a page there is nothing to wait for.
  window.webContents.once('did-fail-load', show);
  return window;
}
