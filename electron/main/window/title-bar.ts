import type {
  BrowserWindow,
  BrowserWindowConstructorOptions,
  NativeTheme,
  TitleBarOverlayOptions,
} from 'electron/main';
import { readableOn } from '#contract/contrast.ts';
import type { DesktopEnvironment } from '#contract/desktop/bridge.ts';
import type { DesktopState } from '#contract/desktop/state.ts';
import { product } from '#contract/product.ts';
import type { Appearance } from '../appearance.ts';

export interface WindowTheme {
  /** Whether the page is dark at the moment. */
  dark: boolean;
  /** Null in production. */
  environment: DesktopEnvironment | null;
}

/** Height of the page's head and of the sidebar's top, between which the window's buttons stand. */
const headerHeight = 52;
/** Height of an environment's banner, which is the title bar then. */
const bannerHeight = 36;
/** Diameter of the buttons of a window on macOS. */
const trafficLightHeight = 12;
const trafficLightInset = 14;

/** The page's own background: what shows before it has painted. */
export function surfaceColor(dark: boolean): string {
  return dark ? product.colors.surfaceDark : product.colors.surfaceLight;
}

/** The banner's colour as #rrggbb or #rgb; the design's own where the server's is written in another way. */
export function environmentColor({ color }: DesktopEnvironment): string {
  return readableOn(color) ? color : product.colors.environment;
}

/** Where macOS draws the buttons of the window: in the middle of what serves as title bar. */
export function trafficLightPosition({ environment }: Pick<WindowTheme, 'environment'>): {
  x: number;
  y: number;
} {
  return { x: trafficLightInset, y: ((environment ? bannerHeight : headerHeight) - trafficLightHeight) / 2 };
}

/** The strip in which Windows draws the buttons of the window: on the banner, else on the page's head. */
export function titleBarOverlay({ dark, environment }: WindowTheme): TitleBarOverlayOptions {
  if (environment) {
    const color = environmentColor(environment);
    return {
      color,
      symbolColor: readableOn(color) === 'black' ? '#000000' : '#ffffff',
      height: bannerHeight,
    };
  }
  const { textDark, textLight } = product.colors;
  // The line below the head stays visible.
  return { color: surfaceColor(dark), symbolColor: dark ? textDark : textLight, height: headerHeight - 1 };
}

/** Which title bar a new window gets. Linux keeps its own: desktops differ in where its buttons belong. */
export function titleBarOptions(
  platform: DesktopState['platform'],
  theme: WindowTheme,
): BrowserWindowConstructorOptions {
  if (platform === 'mac')
    return {
      titleBarStyle: 'hiddenInset',
      trafficLightPosition: trafficLightPosition(theme),
      // Paints nothing there, but tells the page where the buttons are: on the right of some systems, gone in full screen.
      titleBarOverlay: true,
    };
  if (platform === 'windows') return { titleBarStyle: 'hidden', titleBarOverlay: titleBarOverlay(theme) };
  // As in a browser; Alt shows the menu.
  return { autoHideMenuBar: true };
}

interface SyncTitleBarOptions {
  window: BrowserWindow;
  platform: DesktopState['platform'];
  nativeTheme: Pick<NativeTheme, 'on' | 'off'>;
  appearance: Appearance;
  theme(): WindowTheme;
}

/** Keeps the window's background and title bar in step with the theme, live, and with the environment. */
export function syncTitleBar({
  window,
  platform,
  nativeTheme,
  appearance,
  theme,
}: SyncTitleBarOptions): void {
  const show = () => {
    if (window.isDestroyed()) return;
    window.setBackgroundColor(surfaceColor(theme().dark));
    if (platform === 'windows') window.setTitleBarOverlay(titleBarOverlay(theme()));
    if (platform === 'mac') window.setWindowButtonPosition(trafficLightPosition(theme()));
  };
  nativeTheme.on('updated', show);
  const stop = appearance.onChange(show);
  window.once('closed', () => {
    nativeTheme.off('updated', show);
    stop();
  });
}
