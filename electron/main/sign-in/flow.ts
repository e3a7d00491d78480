import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import { desktopSignInPath, providerParameter } from '#contract/desktop/addresses.ts';

const flowSchema = z.object({
  /** Origin at which it started: the code is sent nowhere else. */
  server: z.string(),
  /** Identifies this sign-in; the callback must have it. */
  state: z.string(),
  /** Stays in the app until the code is exchanged; without it the code is useless (PKCE, RFC 7636). */
  verifier: z.string(),
  /** Unix time in milliseconds. */
  expiresAt: z.number(),
});

/** A sign-in that was started in the browser, whose callback the app waits for. */
export type Flow = z.infer<typeof flowSchema>;

/** How long the app waits for the callback, in milliseconds. */
const flowLifetime = 10 * 60 * 1000;

export function createFlow(server: string): Flow {
  return { server, state: randomText(), verifier: randomText(), expiresAt: Date.now() + flowLifetime };
}

/** Parses the stored flow of an earlier run. */
export function parseFlow(text: string): Flow | undefined {
  try {
    return flowSchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** Also if it expires later than a flow started now would: then the clock was set back. */
export function isExpired({ expiresAt }: Flow): boolean {
  return expiresAt <= Date.now() || expiresAt > Date.now() + flowLifetime;
}

/** Page of the website on which the user signs in and confirms the sign-in of this app. */
export function signInAddress({ server, state, verifier }: Flow, device: string, provider?: string): string {
  const url = new URL(desktopSignInPath, server);
  url.search = new URLSearchParams({
    state,
    code_challenge: digest(verifier).toString('base64url'),
    device,
    ...(provider && { [providerParameter]: provider }),
  }).toString();
  return url.href;
}

/** Compares two secrets in constant time. */
export function equalSecrets(one: string, other: string): boolean {
  return timingSafeEqual(digest(one), digest(other));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

function randomText(): string {
  return randomBytes(32).toString('base64url');
}
