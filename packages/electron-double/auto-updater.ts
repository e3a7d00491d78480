import { EventEmitter } from 'node:events';
import type * as Electron from 'electron';

/** Squirrel, which is available only to signed apps on macOS. */
const methods = {
  getFeedURL: () => '',
  setFeedURL: () => {},
  checkForUpdates: () => {},
  quitAndInstall: () => {},
} satisfies Partial<Electron.AutoUpdater>;

export const autoUpdater = Object.assign(new EventEmitter(), methods);
