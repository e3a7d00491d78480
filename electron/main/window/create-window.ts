import type { NativeImage } from 'electron/common';
import type { BrowserWindow, BrowserWindowConstructorOptions } from 'electron/main';
import type { DesktopState } from '#contract/desktop/state.ts';
import { product } from '#contract/product.ts';
import { surfaceColor, titleBarOptions, type WindowTheme } from './title-bar.ts';
import type { WindowBounds } from './window-bounds.ts';

export interface WindowOptions {
  platform: DesktopState['platform'];
  theme: WindowTheme;
  bounds: WindowBounds;
  /** Absolute path of the preload script. */
  preload: string;
  developerTools: boolean;
  /** The window's icon; macOS uses the bundle's. */
  icon?: NativeImage;
}

/** Creates the app's window, which is shown once its page has painted. */
export function createWindow(
  BrowserWindow: new (options: BrowserWindowConstructorOptions) => BrowserWindow,
  options: WindowOptions,
): BrowserWindow {
  const window = new BrowserWindow(windowOptions(options));
  const show = () => {
    if (window.isDestroyed() || window.isVisible()) return;
    if (options.bounds.maximized) window.maximize();
    window.show();
  };
  window.once('ready-to-show', show);
  // If the page failed to load, there is nothing to wait for.
  window.webContents.once('did-fail-load', show);
  return window;
}

/** Options of the app's window. Security options are stated even where they are Electron's default. */
export function windowOptions(options: WindowOptions): BrowserWindowConstructorOptions {
  const { platform, theme, bounds, preload, developerTools, icon } = options;
  return {
    title: product.name,
    ...bounds.rectangle,
    // The smallest size at which every page works.
    minWidth: 720,
    minHeight: 480,
    fullscreen: bounds.fullScreen,
    // Shown once it has painted, with the page's background colour, to avoid a white flash.
    show: false,
    backgroundColor: surfaceColor(theme.dark),
    ...titleBarOptions(platform, theme),
    ...(platform !== 'mac' && { icon }),
    webPreferences: {
      preload,
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      webSecurity: true,
      allowRunningInsecureContent: false,
      experimentalFeatures: false,
      webviewTag: false,
      plugins: false,
      webgl: false,
      navigateOnDragDrop: false,
      devTools: developerTools,
      // On the other systems Chromium would download dictionaries from Google.
      spellcheck: platform === 'mac',
    },
  };
}
