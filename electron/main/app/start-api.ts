import { join } from 'node:path';
import { app, net, powerMonitor, session } from 'electron/main';
import { product } from '#contract/product.ts';
import { type Api, createApi } from '../api/create-api.ts';
import type { Texts } from '../i18n/create-texts.ts';
import { openSecretFile } from '../secrets/secret-file.ts';
import type { AppContext } from './app-context.ts';

/** Sets up the connection to the server: Electron's network, and a session encrypted with the keyring. */
export async function startApi({ store, settings, keyring, log }: AppContext, texts: Texts): Promise<Api> {
  const file = join(app.getPath('userData'), 'session');
  const api = await createApi({
    store,
    settings,
    net,
    secret: openSecretFile(file, keyring, (reason) => log.warn(`session: ${reason}`)),
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
  // Quitting waits until the session is on disk.
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
  return api;
}
