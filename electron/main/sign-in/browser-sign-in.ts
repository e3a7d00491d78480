import type { PastedCode } from '#contract/desktop/bridge.ts';
import type { BrowserSignIn } from '#contract/desktop/state.ts';
import { readPastedCode, type SignInLink } from '../deep-links/read-link.ts';
import type { Log } from '../log/create-log.ts';
import type { SecretFile } from '../secrets/secret-file.ts';
import type { Exchange } from './exchange-code.ts';
import { createFlow, equalSecrets, type Flow, isExpired, parseFlow, signInAddress } from './flow.ts';

interface BrowserSignInOptions {
  /** Origin of the server, which may change. */
  serverAddress(): string;
  /** Stores the flow between starts. */
  file: SecretFile;
  exchange: Exchange;
  /** Shows the progress of the sign-in in the page. */
  show(signIn: BrowserSignIn): void;
  openBrowser(address: string): Promise<void>;
  /** Focuses the app, since the user is in the browser. */
  focusWindow(): void;
  /** Loads the start page, since the current one may show data of the previous user. */
  loadStartPage(): void;
  device: string;
  log: Pick<Log, 'info' | 'warn'>;
}

/** Why the last flow ended: the reason for which its link or code is ignored now. */
type EndReason = 'replay' | 'expired' | 'cancelled' | 'replaced' | 'other-server';

export type BrowserSignInControl = ReturnType<typeof createBrowserSignIn>;

/**
 * Sign-in in the system's browser: one flow at a time, whose secrets stay in the app. The flow ends before its code is
 * exchanged, so that the same link cannot be used twice; only if the server was unreachable can it be retried.
 */
export function createBrowserSignIn(options: BrowserSignInOptions) {
  const { serverAddress, file, exchange, show, openBrowser, focusWindow, loadStartPage, device, log } =
    options;
  let flow: Flow | undefined;
  let ended: { state: string; how: EndReason } | undefined;
  let finishing = false;
  let lastProvider: string | undefined;
  let timer: NodeJS.Timeout | undefined;

  const end = (how: EndReason) => {
    clearTimeout(timer);
    if (flow) ended = { state: flow.state, how };
    flow = undefined;
    return file.remove();
  };
  const expire = async () => {
    log.info('sign-in: expired');
    show({ status: 'failed', reason: 'expired' });
    await end('expired');
  };
  const waitFor = (next: Flow) => {
    clearTimeout(timer);
    flow = next;
    timer = setTimeout(expire, next.expiresAt - Date.now());
    // It must not keep the app alive.
    timer.unref();
  };
  const showWaiting = ({ expiresAt }: Flow) =>
    show({ status: 'waiting', expiresAt: new Date(expiresAt).toISOString() });
  const ignore = (reason: string) => log.warn(`sign-in: ignored, ${reason}`);

  /** The flow, unless it has expired or belongs to another server: then it is ended. */
  const activeFlow = (): Flow | undefined => {
    if (flow && flow.server !== serverAddress()) {
      ignore('other-server');
      show({ status: 'idle' });
      void end('other-server');
    } else if (flow && isExpired(flow)) {
      ignore('expired');
      void expire();
    }
    return flow;
  };

  const finish = async (current: Flow, code: string) => {
    finishing = true;
    show({ status: 'finishing' });
    await end('replay');
    const outcome = await exchange({ ...current, code });
    finishing = false;
    log.info(`sign-in: ${outcome}`);
    if (outcome === 'signed-in' || outcome === 'replaced') {
      // On this the page leaves the sign-in.
      show({ status: 'idle' });
      if (outcome === 'replaced') loadStartPage();
      return;
    }
    if (outcome === 'unreachable') {
      // The code may still be valid: the link or the code can be used again.
      waitFor(current);
      ended = undefined;
      await file.write(JSON.stringify(current));
    }
    show({ status: 'failed', reason: outcome });
  };

  const cancel = async () => {
    if (finishing) return;
    show({ status: 'idle' });
    await end('cancelled');
  };

  return {
    /** Restores the flow of an earlier run. Call before `handleLink`. */
    async restore(): Promise<void> {
      const found = parseFlow((await file.read()) ?? '');
      if (!found) return;
      flow = found;
      const isElsewhere = found.server !== serverAddress();
      if (isElsewhere || isExpired(found)) {
        const why = isElsewhere ? 'other-server' : 'expired';
        log.info(`sign-in: discarded, ${why}`);
        return end(why);
      }
      waitFor(found);
      showWaiting(found);
    },

    /** @param provider that the user chose; the last one by default */
    async start(provider?: string): Promise<void> {
      if (finishing) return;
      lastProvider = provider ?? lastProvider;
      const started = createFlow(serverAddress());
      if (flow) ended = { state: flow.state, how: 'replaced' };
      waitFor(started);
      showWaiting(started);
      await file.write(JSON.stringify(started));
      // Cancelled or restarted meanwhile.
      if (flow !== started) return;
      try {
        await openBrowser(signInAddress(started, device, lastProvider));
      } catch (error) {
        if (flow === started) await cancel();
        throw error;
      }
    },

    async handleLink(link: SignInLink): Promise<void> {
      if (!flow || !equalSecrets(flow.state, link.state)) {
        if (!ended || !equalSecrets(ended.state, link.state)) return ignore(flow ? 'wrong-state' : 'no-flow');
        ignore(ended.how);
        // The flow expired while the app was closed, so the user was not told yet.
        if (ended.how === 'expired' && !flow && !finishing) show({ status: 'failed', reason: 'expired' });
        return;
      }
      focusWindow();
      const current = activeFlow();
      if (current) await finish(current, link.code);
    },

    paste(text: string): PastedCode {
      const pasted = readPastedCode(text);
      const current = pasted && activeFlow();
      if (!current) return { accepted: false };
      if (pasted.state !== undefined && !equalSecrets(current.state, pasted.state)) {
        ignore('wrong-state');
        return { accepted: false };
      }
      void finish(current, pasted.code);
      return { accepted: true };
    },

    cancel,
  };
}
