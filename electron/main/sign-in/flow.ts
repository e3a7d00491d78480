import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import { desktopSignInPath, providerParameter } from '#contract/desktop/addresses.ts';

interface Challenge {
  /** Identifies this sign-in; the callback must have it. */
  state: string;
  /** Stays in the app until the code is exchanged; without it the code is useless (PKCE, RFC 7636). */
  verifier: string;
  /** Hash of the verifier, which the server gets first. */
  codeChallenge: string;
}

interface SignInAddress {
  server: string;
  state: string;
  codeChallenge: string;
  device: string;
  provider?: string | undefined;
}

const flowSchema = z.object({
  /** Origin at which it started: the code is sent nowhere else. */
  server: z.string(),
  state: z.string(),
  verifier: z.string(),
  /** Unix time in milliseconds. */
  expiresAt: z.number(),
});

/** A sign-in that was started in the browser, whose callback the app waits for. */
export type Flow = z.infer<typeof flowSchema>;

/** How long the app waits for the callback, in milliseconds. */
export const flowLifetime = 10 * 60 * 1000;

/** Parses the stored flow of an earlier run. */
export function parseFlow(text: string): Flow | undefined {
  try {
    return flowSchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** Also if it expires later than a flow started now would: then the clock was set back. */
export function isExpired({ expiresAt }: Flow, now: number): boolean {
  return expiresAt <= now || expiresAt > now + flowLifetime;
}

/** Compares two secrets in constant time. */
export function equalSecrets(one: string, other: string): boolean {
  return timingSafeEqual(digest(one), digest(other));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** Creates the secrets of one sign-in in the browser. */
export function createChallenge(): Challenge {
  const verifier = randomText();
  return {
    state: randomText(),
    verifier,
    codeChallenge: createHash('sha256').update(verifier).digest('base64url'),
  };
}

/** Page of the website on which the user signs in and confirms the sign-in of this app. */
export function signInAddress({ server, state, codeChallenge, device, provider }: SignInAddress): string {
  const url = new URL(desktopSignInPath, server);
  url.search = new URLSearchParams({
    state,
    code_challenge: codeChallenge,
    device,
    ...(provider && { [providerParameter]: provider }),
  }).toString();
  return url.href;
}

function randomText(): string {
  return randomBytes(32).toString('base64url');
}
