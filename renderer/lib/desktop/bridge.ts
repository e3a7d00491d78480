import type { DesktopBridge } from '#contract/desktop/bridge.ts';

/** The shell of the desktop app around the page; undefined in a browser. */
export const desktopBridge = (globalThis as { desktop?: DesktopBridge }).desktop;
