import type { DesktopState } from './state.ts';

/** Everything that a page of the desktop app may ask of the shell: `group.method`. What each takes is in bridge.ts. */
export const desktopMethods = [
  'app.state',
  'server.retry',
  'server.test',
  'server.change',
  'signIn.start',
  'signIn.paste',
  'signIn.cancel',
  'updates.check',
  'updates.restart',
  'links.choose',
  'preferences.sync',
  'preferences.save',
  'notifications.show',
  'badge.set',
  'find.start',
  'find.stop',
] as const;

export type DesktopMethod = (typeof desktopMethods)[number];

/** What the shell tells the page, unasked. */
export interface DesktopEvents {
  'app.stateChanged': DesktopState;
  /** The page to go to: a notification was pressed, or a link into the app. */
  'app.navigate': { path: string };
  /** The dialog with the server's address is wanted. */
  'server.open': undefined;
  /** The field for finding in the page is wanted. */
  'find.open': undefined;
  'find.result': { active: number; total: number };
}

export const desktopEvents = [
  'app.stateChanged',
  'app.navigate',
  'server.open',
  'find.open',
  'find.result',
] as const satisfies (keyof DesktopEvents)[];

export type DesktopEvent = keyof DesktopEvents;
