import { APIError } from 'better-auth/api';
import type { ErrorCode } from '#contract/errors/error-codes.ts';
import { invalidInput } from '../http/error-handler.ts';

/** Status and code of the error for a write that the database rejects. */
export interface BrokenRule {
  status: number;
  code: ErrorCode;
}

const statusNames = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHORIZED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  422: 'UNPROCESSABLE_ENTITY',
  429: 'TOO_MANY_REQUESTS',
  503: 'SERVICE_UNAVAILABLE',
} as const;

/**
 * An error in better-auth's format, to be thrown from its hooks. Code and message are the same; the text in the
 * caller's language is added when the response is sent (auth-routes.ts).
 */
export function authError(
  status: keyof typeof statusNames,
  code: ErrorCode,
  data?: Record<string, unknown>,
  headers: Record<string, string> = {},
): APIError {
  return new APIError(statusNames[status], { code, message: code, ...(data && { data }) }, headers);
}

/**
 * An invalid field, with the same error as in the API: 422 VALIDATION_FAILED.
 * @param message a key of the validation texts, such as `code.required`
 */
export function fieldError(field: string, message = 'generic.invalid'): APIError {
  return authError(422, 'VALIDATION_FAILED', invalidInput([{ path: [field], message }]));
}

/** 429 with Retry-After and additional `data` for the caller. */
export function tooManyRequests(seconds: number, data: Record<string, unknown> = {}): APIError {
  return retryLater('TOO_MANY_REQUESTS', seconds, data);
}

/** The same with a more specific code. */
export function retryLater(code: ErrorCode, seconds: number, data: Record<string, unknown> = {}): APIError {
  const retryAfter = Math.max(1, Math.ceil(seconds));
  return authError(429, code, { retryAfter, ...data }, { 'Retry-After': String(retryAfter) });
}
