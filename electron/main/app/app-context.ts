import type { Log } from '../log/create-log.ts';
import type { Keyring } from '../secrets/keyring.ts';
import type { Settings } from '../settings.ts';
import type { StateStore } from '../store.ts';

/** Services that all parts of the app share. */
export interface AppContext {
  store: StateStore;
  settings: Settings;
  /** Undefined if the system has none: then the session is kept in memory only. */
  keyring: Keyring | undefined;
  log: Log;
}
