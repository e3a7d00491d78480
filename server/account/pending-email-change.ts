import type { PendingEmailChange } from '#contract/account/account.ts';
import type { WaitingCodes } from '../auth/code/account-codes.ts';

export function toPendingEmailChange({ detail, expiresAt, resendAt }: WaitingCodes): PendingEmailChange {
  return { newEmail: detail, expiresAt: expiresAt.toISOString(), resendAt: resendAt.toISOString() };
}
