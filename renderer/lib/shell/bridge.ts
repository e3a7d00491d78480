import type { DesktopBridge } from '#contract/desktop/bridge.ts';

/** The shell around the page; undefined on the website and on the server. */
export const desktopBridge = (globalThis as { desktop?: DesktopBridge }).desktop;
