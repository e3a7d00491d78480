import * as z from 'zod/mini';
import { isReadable } from '../validation/readable.ts';

/** How long the desktop app can use the code that the website gives it, in seconds. */
export const handoverSeconds = 5 * 60;

/** Names one sign-in of the app; the app makes it, and believes nobody who comes back without it. */
export const handoverStateSchema = z.string().check(z.regex(/^[\w-]{32,128}$/));

/** The S256 challenge of a PKCE verifier. */
export const codeChallengeSchema = z.string().check(z.regex(/^[\w-]{43}$/));

/** A PKCE verifier (RFC 7636). */
export const codeVerifierSchema = z.string().check(z.regex(/^[\w.~-]{43,128}$/));

/** The code that the website gives the app, in the link and to be pasted. */
export const handoverCodeSchema = z.string().check(z.regex(/^[A-Za-z0-9]{32}$/));

/** What the app calls the device that it runs on. The person reads it, the server does not keep it. */
export const deviceNameSchema = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(60), z.refine(isReadable));

const handoverSchema = z.object({
  state: handoverStateSchema,
  code_challenge: codeChallengeSchema,
  device: deviceNameSchema,
});

/** What the app asks the website for. */
export interface Handover {
  state: string;
  codeChallenge: string;
  device: string;
}

/** What stands in the address of the website's page; undefined where it is none that the app makes. */
export function readHandover(search: URLSearchParams): Handover | undefined {
  const read = handoverSchema.safeParse(Object.fromEntries(search));
  if (!read.success) return undefined;
  const { state, code_challenge: codeChallenge, device } = read.data;
  return { state, codeChallenge, device };
}
