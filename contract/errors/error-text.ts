import type { Translate } from '../translate.ts';
import { codeForStatus } from './code-for-status.ts';
import { type ErrorCode, isErrorCode } from './codes.ts';

/** The code that has a text: the given one where we know it, else what the status says. */
export function knownErrorCode(code: unknown, status?: number): ErrorCode {
  if (isErrorCode(code)) return code;
  return status === undefined ? 'UNKNOWN_ERROR' : codeForStatus(status);
}

/**
 * The text of an error in the language of `t`. A code that nobody knows reads like its status, or like
 * UNKNOWN_ERROR without one.
 */
export function errorText(
  t: Translate,
  error: { code?: unknown; status?: number; data?: Record<string, unknown> },
): string {
  const code = knownErrorCode(error.code, error.status);
  return t(`errors:${code}`, error.data);
}
