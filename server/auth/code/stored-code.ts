import type { GenericEndpointContext } from '@better-auth/core';
import { codeMinutes, codeTries, resendSeconds } from '#contract/sign-in-code.ts';

/** Where better-auth's e-mail code plugin keeps a sign-in code. The prefix is its own. */
export const codeIdentifierPrefix = 'sign-in-otp-';

export interface StoredCode {
  triesLeft: number;
  isExpired: boolean;
  /** Seconds until this browser may ask again; 0 or less when it may. */
  resendIn: number;
}

/** The newest code that this browser was sent for an address, or undefined. */
export async function findStoredCode(
  ctx: GenericEndpointContext,
  email: string,
): Promise<StoredCode | undefined> {
  const row = await ctx.context.internalAdapter.findVerificationValue(`${codeIdentifierPrefix}${email}`);
  if (!row) return undefined;
  const wrongTries = Number(row.value.slice(row.value.lastIndexOf(':') + 1));
  // Wrong tries rewrite the row but keep its end, so that the end alone tells when the code was sent.
  const expiresIn = (row.expiresAt.getTime() - Date.now()) / 1000;
  return {
    triesLeft: Math.max(0, codeTries - wrongTries),
    isExpired: expiresIn <= 0,
    resendIn: expiresIn - codeMinutes * 60 + resendSeconds,
  };
}

/** Keeps a code that the mail holds besides the browser's own. */
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

/** Notes that the browser has no tries left for an address; it may ask for a new code after the usual wait. */
export async function storeUsedUpCode(ctx: GenericEndpointContext, email: string): Promise<void> {
  await ctx.context.internalAdapter.createVerificationValue({
    identifier: `${codeIdentifierPrefix}${email}`,
    value: `used-up:${codeTries}`,
    expiresAt: new Date(Date.now() + codeMinutes * 60_000),
  });
}

/** Forgets the codes that this browser was sent for an address; it may ask for another at once. */
export async function dropStoredCode(ctx: GenericEndpointContext, email: string): Promise<void> {
  await ctx.context.internalAdapter.deleteVerificationByIdentifier(`${codeIdentifierPrefix}${email}`);
}
