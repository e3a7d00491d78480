import { ApiError } from '../../lib/api/api-error.ts';

/** The fields with codes, as the operations call them and in the order in which the server counts them. */
const codeFields = ['code', 'currentCode'] as const;

export type CodeFieldName = (typeof codeFields)[number];

export interface RejectedCodes {
  fields: readonly CodeFieldName[];
  /** Undefined where the server does not count. */
  triesLeft: number | undefined;
}

/** Which codes the server calls wrong; undefined for every other failure, which concerns the whole form. */
export function rejectedCodesOf(error: unknown): RejectedCodes | undefined {
  if (!(error instanceof ApiError) || error.code !== 'INVALID_OTP') return undefined;
  const { wrong, triesLeft } = (error.data ?? {}) as { wrong?: unknown; triesLeft?: unknown };
  return {
    fields: Array.isArray(wrong) ? codeFields.filter((_, place) => wrong.includes(place)) : ['code'],
    triesLeft: typeof triesLeft === 'number' ? triesLeft : undefined,
  };
}

/** True where no try is left, so that another code may be sent at once. */
export function isUsedUp(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'TOO_MANY_ATTEMPTS' || error.code === 'OTP_EXPIRED');
}
