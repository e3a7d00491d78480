import type { Translate } from '../translate.ts';
import { type ErrorCode, isErrorCode } from './error-codes.ts';

const byStatus: Readonly<Record<number, ErrorCode>> = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHORIZED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  406: 'NOT_ACCEPTABLE',
  408: 'TIMEOUT',
  409: 'CONFLICT',
  412: 'PRECONDITION_FAILED',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  422: 'UNPROCESSABLE_CONTENT',
  429: 'TOO_MANY_REQUESTS',
  499: 'CLIENT_CLOSED_REQUEST',
  500: 'INTERNAL_SERVER_ERROR',
  501: 'NOT_IMPLEMENTED',
  502: 'BAD_GATEWAY',
  503: 'SERVICE_UNAVAILABLE',
  504: 'GATEWAY_TIMEOUT',
};

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

/** The code for an HTTP answer that brings none of its own. */
export function codeForStatus(status: number): ErrorCode {
  const exact = byStatus[status];
  if (exact) return exact;
  if (status >= 500) return 'INTERNAL_SERVER_ERROR';
  return status >= 400 ? 'BAD_REQUEST' : 'UNKNOWN_ERROR';
}
