import { hostname } from 'node:os';
import type { SecretFile } from '../secrets/secret-file.ts';
import type { StateStore } from '../state-store.ts';
import { type BrowserSignInControl, createBrowserSignIn } from './browser-sign-in.ts';
import { deviceName } from './device-name.ts';
import { createExchange, type ExchangeOptions } from './exchange-code.ts';

interface OpenSignInOptions extends Omit<ExchangeOptions, 'log'> {
  store: StateStore;
  kept: SecretFile;
  platform: NodeJS.Platform;
  openBrowser(address: string): Promise<void>;
  focusWindow(): void;
  startAfresh(): void;
  log: { info(message: string): void; warn(message: string): void };
}

/** Sign-in in the browser as this app has it, with the flow that an earlier run has begun. */
export async function openSignIn(options: OpenSignInOptions): Promise<BrowserSignInControl> {
  const { store, kept, platform, post, jar, openBrowser, focusWindow, startAfresh, log } = options;
  const signIn = createBrowserSignIn({
    serverAddress: () => store.get().server.address,
    kept,
    exchange: createExchange({ post, jar, log }),
    show: (state) => store.update({ signIn: state }),
    openBrowser,
    focusWindow,
    startAfresh,
    device: deviceName(hostname(), platform),
    log,
  });
  await signIn.restore();
  return signIn;
}
