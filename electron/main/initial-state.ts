import { app } from 'electron/main';
import type { DesktopState } from '#contract/desktop/state.ts';
import type { Settings } from './settings.ts';

/** The state at the start of the app. */
export function initialState(settings: Settings, builtIn: string): DesktopState {
  const platform = process.platform === 'darwin' ? 'mac' : process.platform === 'win32' ? 'windows' : 'linux';
  return {
    version: app.getVersion(),
    platform,
    titleBar: platform === 'linux' ? 'native' : 'custom',
    server: { address: settings.get().serverAddress ?? builtIn, builtIn },
    connection: { status: 'unknown' },
    sessionStorage: 'memory',
    signIn: { status: 'idle' },
    update: { status: 'idle' },
    links: 'installed',
  };
}
