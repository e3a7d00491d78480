import type { GenericEndpointContext } from '@better-auth/core';
import { codeMinutes, codeTries, resendSeconds } from '#contract/sign-in-code.ts';

/** Prefix of the identifiers under which better-auth's e-mail code plugin stores sign-in codes. */
export const codeIdentifierPrefix = 'sign-in-otp-';

export interface StoredCode {
  triesLeft: number;
  isExpired: boolean;
  /** Seconds until this browser may request another code; 0 or less if it may now. */
  resendIn: number;
  /** The codes that were sent before it, in their stored form. */
  olderDigests: readonly string[];
}

/** A row of a code: its stored form and the number of wrong tries, parted by a colon. */
export interface CodeRow {
  value: string;
  expiresAt: string | Date;
}

/** @param rows a browser's codes for an address, the newest first */
export function toStoredCode([row, ...older]: readonly CodeRow[]): StoredCode | undefined {
  if (!row) return undefined;
  const wrongTries = Number(row.value.slice(row.value.lastIndexOf(':') + 1));
  // Wrong tries rewrite the row but not its expiry, so the expiry tells when the code was sent.
  const expiresIn = (new Date(row.expiresAt).getTime() - Date.now()) / 1000;
  return {
    triesLeft: Math.max(0, codeTries - wrongTries),
    isExpired: expiresIn <= 0,
    resendIn: expiresIn - codeMinutes * 60 + resendSeconds,
    olderDigests: older.map(({ value }) => value.slice(0, value.lastIndexOf(':'))),
  };
}

/** Finds the newest code that was sent to an address for this browser. */
export async function findStoredCode(
  ctx: GenericEndpointContext,
  email: string,
): Promise<StoredCode | undefined> {
  const row = await ctx.context.internalAdapter.findVerificationValue(`${codeIdentifierPrefix}${email}`);
  return toStoredCode(row ? [row] : []);
}

/** Stores a code that is mailed in addition to the browser's own. */
export async function storeLinkCode(
  ctx: GenericEndpointContext,
  { email, digest, seconds }: { email: string; digest: string; seconds: number },
): Promise<void> {
  await ctx.context.internalAdapter.createVerificationValue({
    identifier: `${codeIdentifierPrefix}${email}`,
    value: `${digest}:0`,
    expiresAt: new Date(Date.now() + seconds * 1000),
  });
}

/** Marks the browser's code for an address as used up; a new one can be requested after the usual wait. */
export async function storeUsedUpCode(ctx: GenericEndpointContext, email: string): Promise<void> {
  await ctx.context.internalAdapter.createVerificationValue({
    identifier: `${codeIdentifierPrefix}${email}`,
    value: `used-up:${codeTries}`,
    expiresAt: new Date(Date.now() + codeMinutes * 60_000),
  });
}

/** Deletes the codes of this browser for an address, so that another can be requested at once. */
export async function dropStoredCode(ctx: GenericEndpointContext, email: string): Promise<void> {
  await ctx.context.internalAdapter.deleteVerificationByIdentifier(`${codeIdentifierPrefix}${email}`);
}
