import { contractHeader } from '#contract/version.ts';
import type { CookieJar } from '../api/cookie-jar.ts';
import type { PostResponse } from '../api/post-to-server.ts';
import type { Log } from '../log/create-log.ts';
import type { Flow } from './flow.ts';

/**
 * `replaced`: signed in, and the previous session was ended. `unreachable`: the server did not decide, so the code may
 * still be valid.
 */
export type ExchangeOutcome = 'signed-in' | 'replaced' | 'expired' | 'invalid' | 'unreachable';

/** Exchanges the website's code for a session. */
export type Exchange = (signIn: Flow & { code: string }) => Promise<ExchangeOutcome>;

interface ExchangeOptions {
  /** Posts with these cookies only. */
  post(address: string, body: object, cookies: string): Promise<PostResponse>;
  /** The cookies of the current server. */
  jar(): Pick<CookieJar, 'header' | 'store'>;
  log: Pick<Log, 'warn'>;
}

/** better-auth's name of the session cookie, with any prefix. */
const sessionCookie = /session_token=/;

/** Gets the session from the server (server/auth/desktop) and stores it where pages cannot read it. */
export function createExchange({ post, jar, log }: ExchangeOptions): Exchange {
  const signOut = async (server: string, cookies: string) => {
    try {
      // The response deletes cookies, by now those of the new session, so it is not stored.
      await post(`${server}/api/auth/sign-out`, {}, cookies);
    } catch {
      log.warn('sign-in: the previous session could not be ended at the server');
    }
  };

  return async ({ server, state, verifier, code }) => {
    const address = `${server}/api/auth/electron/token`;
    const cookies = jar().header(address);
    try {
      const answer = await post(address, { token: code, state, code_verifier: verifier }, cookies);
      const outcome = await outcomeOf(answer);
      if (outcome !== 'signed-in') return outcome;
      jar().store(address, answer.setCookies);
    } catch {
      return 'unreachable';
    }
    if (!sessionCookie.test(cookies)) return 'signed-in';
    await signOut(server, cookies);
    return 'replaced';
  };
}

async function outcomeOf({ status, headers, text }: PostResponse): Promise<ExchangeOutcome> {
  // Not our server: a captive portal answers every request with a page.
  if (!headers.has(contractHeader())) return 'unreachable';
  if (status === 200) return 'signed-in';
  if (status === 429 || status >= 500) return 'unreachable';
  return JSON.parse(await text()).code === 'HANDOVER_EXPIRED' ? 'expired' : 'invalid';
}
