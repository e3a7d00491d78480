import { createHash, randomBytes } from 'node:crypto';
import { product } from '#contract/product.ts';
import { desktopClientId } from '#contract/schemas/desktop-sign-in-code.ts';
import type { AuthServer } from '../auth-server.ts';
import type { Answer, Browser } from '../browser.ts';

/** What the app keeps of a sign-in that it has begun. */
export interface Flow {
  state: string;
  verifier: string;
  challenge: string;
}

export function beginFlow(): Flow {
  const verifier = randomBytes(32).toString('base64url');
  return {
    state: randomBytes(32).toString('base64url'),
    verifier,
    challenge: createHash('sha256').update(verifier).digest('base64url'),
  };
}

/** The search by which the app asks for a code. */
export function desktopSearch({ state, challenge }: Flow, others: Record<string, string> = {}): string {
  const search = new URLSearchParams({
    client_id: desktopClientId,
    state,
    code_challenge: challenge,
    ...others,
  });
  return `?${search}`;
}

/** What the page does when its button is pressed. */
export function signInDesktop(
  browser: Browser,
  flow: Flow,
  others?: Record<string, string>,
): Promise<Answer> {
  return browser.post(`/electron/transfer-user${desktopSearch(flow, others)}`, {});
}

/** What the app does with the code. */
export function exchangeCode(app: Browser, code: string, { state, verifier }: Flow): Promise<Answer> {
  return app.post('/electron/token', { token: code, state, code_verifier: verifier });
}

/** An app that has not signed in: no cookies, no browser. */
export function newApp(server: Pick<AuthServer, 'browser'>): Browser {
  const app = server.browser();
  app.headers = {
    'user-agent': `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${product.slug}/1.2.0 Electron/45.0`,
  };
  return app;
}

export async function codeOf(browser: Browser, flow: Flow): Promise<string> {
  const { body } = await signInDesktop(browser, flow);
  return body.code;
}

/** The codes that are there to be used, as they are stored. */
export function storedCodes({ database: { sql } }: Pick<AuthServer, 'database'>) {
  return sql`select identifier, value, expires_at from verifications where value like '%codeChallenge%'`;
}

export async function isSignedIn(browser: Browser): Promise<boolean> {
  return (await browser.get('/get-session')).body !== null;
}
