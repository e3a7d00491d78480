import { createHash, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';

const flowSchema = z.object({
  /** Origin at which it began: the code goes nowhere else. */
  server: z.string(),
  state: z.string(),
  verifier: z.string(),
  /** In milliseconds since 1970. */
  expiresAt: z.number(),
});

/** A sign-in that was handed to the browser, whose end this app waits for. */
export type Flow = z.infer<typeof flowSchema>;

/** How long the app waits for a person to come back. */
export const flowLifetime = 10 * 60 * 1000;

/** Reads a flow that an earlier run of the app kept. */
export function parseFlow(text: string): Flow | undefined {
  try {
    return flowSchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** Also for one that ends later than any could that began by now: then the clock was set back. */
export function isExpired({ expiresAt }: Flow, now: number): boolean {
  return expiresAt <= now || expiresAt > now + flowLifetime;
}

/** Compares two secrets in a time that tells nothing of where they differ. */
export function equalSecrets(one: string, other: string): boolean {
  return timingSafeEqual(digest(one), digest(other));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
