import type { DesktopState } from './state.ts';

/** All methods that a page can call in the shell: `group.method`. Their inputs are in bridge.ts. */
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

/** Events that the shell sends to the page. */
export interface DesktopEvents {
  'app.stateChanged': DesktopState;
  /** Navigate to a page: a notification was clicked, or a link in the app. */
  'app.navigate': { path: string };
  /** Open the dialog for the server's address. */
  'server.open': undefined;
  /** Open the find bar. */
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
