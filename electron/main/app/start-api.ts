import { join } from 'node:path';
import { app, net, powerMonitor, session } from 'electron/main';
import type { DesktopMethod } from '#contract/desktop/channels.ts';
import { product } from '#contract/product.ts';
import { type Api, createApi } from '../api/create-api.ts';
import type { Texts } from '../i18n/create-texts.ts';
import type { DesktopHandlers } from '../ipc.ts';
import type { Log } from '../log/create-log.ts';
import type { Keyring } from '../secrets/keyring.ts';
import { openSecretFile } from '../secrets/secret-file.ts';
import type { Settings } from '../settings.ts';
import type { StateStore } from '../state-store.ts';

interface StartApiOptions {
  store: StateStore;
  settings: Settings;
  texts: Texts;
  log: Log;
  keyring: Keyring | undefined;
}

type ServerMethod = Extract<
  DesktopMethod,
  'server.retry' | 'server.test' | 'server.change' | 'preferences.save'
>;

export interface StartedApi extends Api {
  readonly handlers: Pick<DesktopHandlers, ServerMethod>;
}

/** Sets up the connection to the server: Electron's network, and a session encrypted with the keyring. */
export async function startApi({
  store,
  settings,
  texts,
  log,
  keyring,
}: StartApiOptions): Promise<StartedApi> {
  store.update({ sessionStorage: keyring ? 'encrypted' : 'memory' });
  const api = await createApi({
    store,
    settings,
    net,
    secret: openSecretFile({
      file: join(app.getPath('userData'), 'session'),
      keyring,
      warn: (reason) => log.warn(`session: ${reason}`),
    }),
    platform: process.platform,
    language: () => texts.language,
    errorText: (problem) =>
      texts.t(`connection.${problem}.strip`, { product: product.name, version: app.getVersion() }),
    clearPages: async () => {
      await Promise.all([session.defaultSession.clearStorageData(), session.defaultSession.clearCache()]);
    },
    log,
  });
  // The network may have changed while the computer slept.
  powerMonitor.on('resume', () => void api.retry());
  flushBeforeQuit(api);
  return {
    ...api,
    handlers: {
      'server.retry': async () => {
        await api.retry();
        return undefined;
      },
      'server.test': ({ address }) => api.test(address),
      'server.change': ({ address }) => api.change(address),
      'preferences.save': (choice) => {
        api.savePreference(choice);
        return undefined;
      },
    },
  };
}

/** Quitting waits until the session is on disk. */
function flushBeforeQuit(api: Api): void {
  let flushed = false;
  app.on('will-quit', (event) => {
    api.stop();
    if (flushed) return;
    event.preventDefault();
    void api.flush().finally(() => {
      flushed = true;
      app.quit();
    });
  });
}
