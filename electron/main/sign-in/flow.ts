import { createHash, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';

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
