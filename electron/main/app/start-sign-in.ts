import { hostname } from 'node:os';
import { join } from 'node:path';
import { shell } from 'electron/common';
import { app } from 'electron/main';
import type { DesktopMethod } from '#contract/desktop/channels.ts';
import type { Api } from '../api/create-api.ts';
import type { DesktopHandlers } from '../ipc.ts';
import type { Log } from '../log/create-log.ts';
import { createLinkRateLimit } from '../open-external.ts';
import type { Keyring } from '../secrets/keyring.ts';
import { openSecretFile } from '../secrets/secret-file.ts';
import { type BrowserSignInControl, createBrowserSignIn } from '../sign-in/browser-sign-in.ts';
import { deviceName } from '../sign-in/device-name.ts';
import { createExchange } from '../sign-in/exchange-code.ts';
import type { StateStore } from '../state-store.ts';

interface StartSignInOptions {
  store: StateStore;
  api: Pick<Api, 'post' | 'jar'>;
  keyring: Keyring | undefined;
  /** Focuses the window, or opens it. */
  focusWindow(): void;
  /** Loads the start page again. */
  loadStartPage(): void;
  log: Log;
}

type SignInMethod = Extract<DesktopMethod, `signIn.${string}`>;

export interface StartedSignIn extends Pick<BrowserSignInControl, 'handleLink'> {
  readonly handlers: Pick<DesktopHandlers, SignInMethod>;
}

/** Sets up the sign-in in the system's browser, and resumes one that was started before a restart. */
export async function startSignIn(options: StartSignInOptions): Promise<StartedSignIn> {
  const { store, api, keyring, focusWindow, loadStartPage, log } = options;
  const mayOpen = createLinkRateLimit();
  const signIn = createBrowserSignIn({
    serverAddress: () => store.get().server.address,
    file: openSecretFile({
      file: join(app.getPath('userData'), 'sign-in'),
      keyring,
      warn: (reason) => log.warn(`sign-in: ${reason}`),
    }),
    exchange: createExchange({ post: api.post, jar: api.jar, log }),
    show: (state) => store.update({ signIn: state }),
    openBrowser: async (address) => {
      if (!mayOpen()) throw new Error('The browser was opened too often');
      await shell.openExternal(address);
    },
    focusWindow,
    loadStartPage,
    device: deviceName(hostname(), process.platform),
    log,
  });
  await signIn.restore();
  let { address } = store.get().server;
  store.subscribe(({ server }) => {
    // The user would return from a server that the app no longer uses.
    if (server.address !== address) void signIn.cancel();
    address = server.address;
  });
  return {
    handleLink: signIn.handleLink,
    handlers: {
      'signIn.start': async ({ provider }) => {
        await signIn.start(provider);
        return undefined;
      },
      'signIn.paste': ({ code }) => signIn.paste(code),
      'signIn.cancel': async () => {
        await signIn.cancel();
        return undefined;
      },
    },
  };
}
