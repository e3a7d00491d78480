import type { ErrorCode } from '#contract/errors/error-codes.ts';

/**
 * An error that is returned to the client. `code` is stable and a key of `locales/<language>/errors.json`, which has
 * its message in the client's language; `data` is interpolated into that text and returned.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  readonly data: Record<string, unknown> | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    code: ErrorCode,
    data?: Record<string, unknown>,
    options: { cause?: unknown; headers?: Readonly<Record<string, string>> } = {},
  ) {
    super(code, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.data = data;
    this.headers = options.headers ?? {};
  }
}

/** Too many requests: 429 with Retry-After in whole seconds, at least 1. */
export function tooManyRequests(retryAfterSeconds: number): ApiError {
  const seconds = Math.max(1, Math.ceil(retryAfterSeconds));
  return new ApiError(
    429,
    'TOO_MANY_REQUESTS',
    { retryAfter: seconds },
    { headers: { 'Retry-After': String(seconds) } },
  );
}
