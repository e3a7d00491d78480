import type { BrowserWindow, BrowserWindowConstructorOptions, TitleBarOverlayOptions } from 'electron/main';
import { readableOn } from '#contract/contrast.ts';
import type { DesktopEnvironment } from '#contract/desktop/bridge.ts';
import type { DesktopState } from '#contract/desktop/state.ts';
import { product } from '#contract/product.ts';

export interface WindowTheme {
  /** Whether the page is dark now. */
  dark: boolean;
  /** Missing in production, and while it is unknown. */
  environment?: DesktopEnvironment | null;
}

/** Height of the page's header and of the sidebar's top, which contain the window's buttons. */
const headerHeight = 52;
/** Height of an environment's banner, which then is the title bar. */
const bannerHeight = 36;
/** Diameter of the window's buttons on macOS. */
const trafficLightHeight = 12;
const trafficLightInset = 14;

/** The page's background, shown until it has painted. */
export function surfaceColor(dark: boolean): string {
  return dark ? product.colors.surfaceDark : product.colors.surfaceLight;
}

/** The banner's colour as #rrggbb or #rgb; a default if the server's has another form. */
export function environmentColor({ color }: DesktopEnvironment): string {
  return readableOn(color) ? color : product.colors.environment;
}

/** Position of the window's buttons on macOS: vertically centred in the title bar. */
export function trafficLightPosition({ environment }: Pick<WindowTheme, 'environment'>) {
  return { x: trafficLightInset, y: ((environment ? bannerHeight : headerHeight) - trafficLightHeight) / 2 };
}

/** The area in which Windows draws the window's buttons: on the banner, or on the page's header. */
export function titleBarOverlay({ dark, environment }: WindowTheme): TitleBarOverlayOptions {
  if (environment) {
    const color = environmentColor(environment);
    const symbolColor = readableOn(color) === 'black' ? '#000000' : '#ffffff';
    return { color, symbolColor, height: bannerHeight };
  }
  const { textDark, textLight } = product.colors;
  // The border below the header stays visible.
  return { color: surfaceColor(dark), symbolColor: dark ? textDark : textLight, height: headerHeight - 1 };
}

/** Title bar of a new window. On Linux it is the system's, since desktops place the buttons differently. */
export function titleBarOptions(
  platform: DesktopState['platform'],
  theme: WindowTheme,
): BrowserWindowConstructorOptions {
  if (platform === 'mac')
    return {
      titleBarStyle: 'hiddenInset',
      trafficLightPosition: trafficLightPosition(theme),
      // Draws nothing on macOS, but tells the page where the buttons are: on the right on some systems, none in full screen.
      titleBarOverlay: true,
    };
  if (platform === 'windows') return { titleBarStyle: 'hidden', titleBarOverlay: titleBarOverlay(theme) };
  // As in browsers, Alt shows the menu.
  return { autoHideMenuBar: true };
}

/** Applies a theme to the background and the title bar of a window. */
export function paintWindow(
  window: BrowserWindow,
  platform: DesktopState['platform'],
  theme: WindowTheme,
): void {
  window.setBackgroundColor(surfaceColor(theme.dark));
  if (platform === 'windows') window.setTitleBarOverlay(titleBarOverlay(theme));
  if (platform === 'mac') window.setWindowButtonPosition(trafficLightPosition(theme));
}

/**
 * The window's title, as lists of windows show it: `(3) Dashboard | Product | Staging`.
 * @param page title of the page: `Dashboard | Product`
 */
export function windowTitle(page: string, unseen: number, environment: string | undefined): string {
  const title = environment ? `${page} | ${environment}` : page;
  return unseen > 0 ? `(${unseen}) ${title}` : title;
}
