import { vi } from 'vitest';
import type { BrowserSignIn } from '#contract/desktop/state.ts';
import type { SignInLink } from '#electron/main/deep-links/read-link.ts';
import { type BrowserSignInControl, createBrowserSignIn } from '#electron/main/sign-in/browser-sign-in.ts';
import type { Exchange, ExchangeOutcome } from '#electron/main/sign-in/exchange-code.ts';

export const server = 'https://app.example';
export const code = 'c'.repeat(32);
/** Of a sign-in that this app did not begin. */
export const strangerState = 's'.repeat(43);

/** What outlives the app: one computer with its keyring, or without one. */
export function createStoredFlow({ keyring = true } = {}) {
  let onDisk: string | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const enqueue = <Result>(change: () => Result): Promise<Result> => {
    const result = last.then(change);
    last = result;
    return result;
  };
  return {
    onDisk: () => onDisk,
    read: () => enqueue(() => onDisk),
    write: (next: string) =>
      enqueue(() => {
        if (keyring) onDisk = next;
      }),
    remove: () =>
      enqueue(() => {
        onDisk = undefined;
      }),
  };
}

/** Sign-in in the browser as one run of the app has it, with all around it under the test's control. */
export function runBrowserSignIn({
  storedFlow = createStoredFlow(),
  outcome = 'signed-in' as ExchangeOutcome,
  address = server,
} = {}) {
  const current = { address, outcome };
  const shown: BrowserSignIn[] = [];
  const ignored: string[] = [];
  const opened: URL[] = [];
  const exchange = vi.fn<Exchange>(async () => current.outcome);
  const focusWindow = vi.fn();
  const loadStartPage = vi.fn();
  const signIn: BrowserSignInControl = createBrowserSignIn({
    serverAddress: () => current.address,
    file: storedFlow,
    exchange,
    show: (state) => shown.push(state),
    openBrowser: async (url) => void opened.push(new URL(url)),
    focusWindow,
    loadStartPage,
    device: 'ada-laptop (Linux)',
    log: { info: () => {}, warn: (message) => ignored.push(message.replace('sign-in: ignored, ', '')) },
  });
  return {
    ...signIn,
    storedFlow,
    current,
    ignored,
    opened,
    exchange,
    focusWindow,
    loadStartPage,
    /** Whether a sign-in has come to its good end. */
    get signedIn() {
      return shown.at(-2)?.status === 'finishing' && shown.at(-1)?.status === 'idle';
    },
    /** The last that the page was shown. */
    get status() {
      const last = shown.at(-1);
      return last?.status === 'failed' ? last.reason : (last?.status ?? 'idle');
    },
    get state() {
      return opened.at(-1)?.searchParams.get('state') ?? '';
    },
    /** The link by which the website returns from the sign-in begun last. */
    get link(): SignInLink {
      return { code, state: this.state };
    },
  };
}

/** The same, waiting for its link. */
export async function startBrowserSignIn(...given: Parameters<typeof runBrowserSignIn>) {
  const app = runBrowserSignIn(...given);
  await app.start();
  return app;
}
