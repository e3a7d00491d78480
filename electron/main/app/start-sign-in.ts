import { hostname } from 'node:os';
import { join } from 'node:path';
import { shell as system } from 'electron/common';
import { app } from 'electron/main';
import type { Api } from '../api/create-api.ts';
import { createLinkRateLimit } from '../open-external.ts';
import { openSecretFile } from '../secrets/secret-file.ts';
import { type BrowserSignInControl, createBrowserSignIn } from '../sign-in/browser-sign-in.ts';
import { deviceName } from '../sign-in/device-name.ts';
import { createExchange } from '../sign-in/exchange-code.ts';
import type { AppContext } from './app-context.ts';
import type { Shell } from './start-shell.ts';

/** Sets up the sign-in in the system's browser, and resumes one that was started before a restart. */
export async function startSignIn(
  { store, keyring, log }: AppContext,
  { post, jar }: Pick<Api, 'post' | 'jar'>,
  shell: Pick<Shell, 'open' | 'loadStartPage'>,
): Promise<BrowserSignInControl> {
  const mayOpen = createLinkRateLimit();
  const file = join(app.getPath('userData'), 'sign-in');
  const signIn = createBrowserSignIn({
    serverAddress: () => store.get().server.address,
    file: openSecretFile(file, keyring, (reason) => log.warn(`sign-in: ${reason}`)),
    exchange: createExchange({ post, jar, log }),
    show: (state) => store.update({ signIn: state }),
    openBrowser: async (address) => {
      if (!mayOpen()) throw new Error('The browser was opened too often');
      await system.openExternal(address);
    },
    focusWindow: () => void shell.open(),
    loadStartPage: () => void shell.loadStartPage(),
    device: deviceName(hostname(), process.platform),
    log,
  });
  await signIn.restore();
  // The user would return from a server that the app no longer uses.
  store.onChange(
    ({ server }) => server.address,
    () => void signIn.cancel(),
  );
  return signIn;
}
