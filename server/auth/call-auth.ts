import { isAPIError } from 'better-auth/api';
import { knownErrorCode } from '#contract/errors/error-text.ts';
import { ApiError } from '../config/api-error.ts';
import { throwDatabaseFailure } from './database-failures.ts';
import { ruleError } from './rule-errors.ts';

/** Result of a function of `auth.api` with `returnHeaders: true`. */
export interface AuthAnswer<T> {
  headers?: Headers | null;
  response: T;
}

/** Calls better-auth for a step of signing in on a page, which sends its cookies. */
export type AuthStep = <T>(call: () => Promise<AuthAnswer<T>>) => Promise<T>;

/**
 * Calls better-auth in process: its cookies are sent with our response, its errors are converted to ours.
 * @param setCookie receives the cookies that the call sets
 * @throws {ApiError} for better-auth's errors; anything else is thrown unchanged
 */
export async function callAuth<T>(
  setCookie: (cookie: string) => void,
  call: () => Promise<AuthAnswer<T>>,
): Promise<T> {
  try {
    const { headers, response } = await throwDatabaseFailure(call);
    for (const cookie of headers?.getSetCookie() ?? []) setCookie(cookie);
    return response;
  } catch (error) {
    throw ruleError(error) ?? toApiError(error);
  }
}

function toApiError(error: unknown): unknown {
  if (!isAPIError(error)) return error;
  const { statusCode, body } = error;
  const data = (body as { data?: Record<string, unknown> } | undefined)?.data;
  const retryAfter = new Headers(error.headers).get('retry-after');
  return new ApiError(statusCode, knownErrorCode(body?.code, statusCode), data, {
    cause: error,
    ...(retryAfter && { headers: { 'Retry-After': retryAfter } }),
  });
}
