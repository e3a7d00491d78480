import * as z from 'zod/mini';
import { isReadable } from '../validation/readable.ts';

/** Lifetime of the code that the website gives the desktop app, in seconds. */
export const desktopSignInCodeSeconds = 5 * 60;

/** Identifies one sign-in of the app. The app creates it, and accepts no callback without it. */
export const desktopSignInStateSchema = z.string().check(z.regex(/^[\w-]{32,128}$/));

/** The S256 challenge of a PKCE verifier. */
export const codeChallengeSchema = z.string().check(z.regex(/^[\w-]{43}$/));

/** A PKCE verifier (RFC 7636). */
export const codeVerifierSchema = z.string().check(z.regex(/^[\w.~-]{43,128}$/));

/** The code that the website gives the app, in the link or to be pasted. */
export const desktopSignInCodeSchema = z.string().check(z.regex(/^[A-Za-z0-9]{32}$/));

/** Name of the device that the app runs on. It is shown to the user; the server does not store it. */
export const deviceNameSchema = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(60), z.refine(isReadable));

const desktopSignInRequestSchema = z.object({
  state: desktopSignInStateSchema,
  code_challenge: codeChallengeSchema,
  device: deviceNameSchema,
});

/** The parameters with which the app opens the website's sign-in page. */
export interface DesktopSignInRequest {
  state: string;
  codeChallenge: string;
  device: string;
}

/** Reads the request from the search of that page; undefined if it is not valid. */
export function parseDesktopSignInRequest(search: URLSearchParams): DesktopSignInRequest | undefined {
  const parsed = desktopSignInRequestSchema.safeParse(Object.fromEntries(search));
  if (!parsed.success) return undefined;
  const { state, code_challenge: codeChallenge, device } = parsed.data;
  return { state, codeChallenge, device };
}
