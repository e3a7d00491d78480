import { contractHeader } from '#contract/version.ts';
import type { Flow } from './flow.ts';

/**
 * `replaced`: signed in in place of whoever was signed in before. `unreachable`: the server gave no verdict, so the code
 * may still be good.
 */
export type ExchangeOutcome = 'signed-in' | 'replaced' | 'expired' | 'invalid' | 'unreachable';

/** Makes a session of the code that the website gave. */
export type Exchange = (signIn: Flow & { code: string }) => Promise<ExchangeOutcome>;

/** As much of an answer as is read here. */
interface PostResponse {
  status: number;
  headers: { has(name: string): boolean };
  setCookies: readonly string[];
  text(): Promise<string>;
}

export interface ExchangeOptions {
  /** Sends a POST of the app's own, with these cookies and no others. */
  post(address: string, body: object, cookies: string): Promise<PostResponse>;
  /** The cookies of the server that the app talks to. */
  jar(): { header(address: string): string; store(address: string, setCookies: readonly string[]): void };
  log: { warn(message: string): void };
}

/** As better-auth names the session's cookie, whatever stands before. */
const sessionCookie = /session_token=/;

/** Asks the server for the session (its half: server/auth/desktop), and keeps it where no page looks. */
export function createExchange({ post, jar, log }: ExchangeOptions): Exchange {
  const signOut = async (server: string, cookies: string) => {
    try {
      // Its answer takes cookies away, by now those of the new session: they are not stored.
      await post(`${server}/api/auth/sign-out`, {}, cookies);
    } catch {
      log.warn('sign-in: the session before could not be ended at the server');
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
  // Somebody else's: a network that wants a sign-in of its own answers everything with a page.
  if (!headers.has(contractHeader)) return 'unreachable';
  if (status === 200) return 'signed-in';
  if (status === 429 || status >= 500) return 'unreachable';
  return JSON.parse(await text()).code === 'HANDOVER_EXPIRED' ? 'expired' : 'invalid';
}
