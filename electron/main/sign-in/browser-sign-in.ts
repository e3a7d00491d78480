import type { PastedCode } from '#contract/desktop/bridge.ts';
import type { BrowserSignIn } from '#contract/desktop/state.ts';
import { readPasted, type SignInLink } from '../deep-links/read-link.ts';
import type { SecretFile } from '../secrets/secret-file.ts';
import { createChallenge, signInAddress } from './authorization-request.ts';
import type { Exchange } from './exchange-code.ts';
import { type Flow, flowLifetime, isExpired, parseFlow, sameText } from './flow.ts';

interface BrowserSignInOptions {
  /** Origin of the server, which may change. */
  serverAddress(): string;
  /** Where the flow outlives the app. */
  kept: SecretFile;
  exchange: Exchange;
  /** Shows the page how far a sign-in is. */
  show(signIn: BrowserSignIn): void;
  openBrowser(address: string): Promise<void>;
  /** Brings the app to the front: the person is in the browser. */
  focusWindow(): void;
  /** Loads the page anew: it may show what belongs to whoever was signed in before. */
  startAfresh(): void;
  device: string;
  log: { info(message: string): void; warn(message: string): void };
  now?: () => number;
}

/** Why a link or a code that belongs to no flow any more is ignored. */
type Ending = 'replay' | 'expired' | 'cancelled' | 'replaced' | 'other-server';

export interface BrowserSignInControl {
  /** Takes up the flow of an earlier run; to be done before links are taken. */
  restore(): Promise<void>;
  /** @param provider that the person chose; without one it is that of the last time */
  start(provider?: string): Promise<void>;
  takeLink(link: SignInLink): Promise<void>;
  paste(text: string): PastedCode;
  cancel(): Promise<void>;
}

/**
 * Sign-in in the system's browser: one flow at a time, whose secrets stay here. It is over before its code is
 * exchanged, whoever else comes with the same link; only where the server gave no verdict can it be tried again.
 */
export function createBrowserSignIn({
  serverAddress,
  kept,
  exchange,
  show,
  openBrowser,
  focusWindow,
  startAfresh,
  device,
  log,
  now = () => Date.now(),
}: BrowserSignInOptions): BrowserSignInControl {
  let flow: Flow | undefined;
  let ended: { state: string; how: Ending } | undefined;
  let finishing = false;
  let chosen: string | undefined;
  let timer: NodeJS.Timeout | undefined;

  const end = (how: Ending) => {
    clearTimeout(timer);
    if (flow) ended = { state: flow.state, how };
    flow = undefined;
    return kept.remove();
  };
  const forget = (why: Ending) => {
    log.info(`sign-in: forgotten, ${why}`);
    return end(why);
  };
  const expire = async () => {
    log.info('sign-in: expired');
    show({ status: 'failed', reason: 'expired' });
    await end('expired');
  };
  const waitFor = (next: Flow) => {
    clearTimeout(timer);
    flow = next;
    timer = setTimeout(expire, next.expiresAt - now());
    // It keeps nothing alive that is about to quit.
    timer.unref();
  };
  const ignore = (reason: string) => log.warn(`sign-in: ignored, ${reason}`);

  /** The flow that can still be finished; says and does what is due where there is none. */
  const usable = (): Flow | undefined => {
    if (flow && flow.server !== serverAddress()) {
      ignore('other-server');
      show({ status: 'idle' });
      void end('other-server');
    } else if (flow && isExpired(flow, now())) {
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
      // Whoever waits at the sign-in page goes on by this.
      show({ status: 'idle' });
      if (outcome === 'replaced') startAfresh();
      return;
    }
    if (outcome === 'unreachable') {
      // The code may still be good: the same link, or the code, can be used again.
      waitFor(current);
      ended = undefined;
      await kept.write(JSON.stringify(current));
    }
    show({ status: 'failed', reason: outcome });
  };

  const cancel = async () => {
    if (finishing) return;
    show({ status: 'idle' });
    await end('cancelled');
  };

  return {
    async restore() {
      const found = parseFlow((await kept.read()) ?? '');
      if (!found) return;
      flow = found;
      if (found.server !== serverAddress()) return forget('other-server');
      if (isExpired(found, now())) return forget('expired');
      waitFor(found);
      show({ status: 'waiting', expiresAt: new Date(found.expiresAt).toISOString() });
    },

    async start(provider) {
      if (finishing) return;
      chosen = provider ?? chosen;
      const { state, verifier, codeChallenge } = createChallenge();
      const server = serverAddress();
      const begun: Flow = { server, state, verifier, expiresAt: now() + flowLifetime };
      if (flow) ended = { state: flow.state, how: 'replaced' };
      waitFor(begun);
      show({ status: 'waiting', expiresAt: new Date(begun.expiresAt).toISOString() });
      await kept.write(JSON.stringify(begun));
      // Cancelled or begun anew meanwhile.
      if (flow !== begun) return;
      try {
        await openBrowser(signInAddress({ server, state, codeChallenge, device, provider: chosen }));
      } catch (error) {
        if (flow === begun) await cancel();
        throw error;
      }
    },

    async takeLink(link) {
      if (!flow || !sameText(flow.state, link.state)) {
        if (!ended || !sameText(ended.state, link.state)) return ignore(flow ? 'wrong-state' : 'no-flow');
        ignore(ended.how);
        // The app was closed while the time ran out: nobody has been told yet.
        if (ended.how === 'expired' && !flow && !finishing) show({ status: 'failed', reason: 'expired' });
        return;
      }
      focusWindow();
      const current = usable();
      if (current) await finish(current, link.code);
    },

    paste(text) {
      const pasted = readPasted(text);
      const current = pasted && usable();
      if (!current) return { taken: false };
      if (pasted.state !== undefined && !sameText(current.state, pasted.state)) {
        ignore('wrong-state');
        return { taken: false };
      }
      void finish(current, pasted.code);
      return { taken: true };
    },

    cancel,
  };
}
