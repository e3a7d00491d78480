import type { ErrorCode } from '#contract/errors/codes.ts';

/**
 * A failure that the caller may know about. `code` is stable and stands in `locales/<language>/errors.json`, from
 * where its message comes in the caller's language; `data` fills that text and goes out with the answer.
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

/** Too many requests: answered 429 with Retry-After in whole seconds, at least 1. */
export function tooManyRequests(retryAfterSeconds: number): ApiError {
  const seconds = Math.max(1, Math.ceil(retryAfterSeconds));
  return new ApiError(
    429,
    'TOO_MANY_REQUESTS',
    { retryAfter: seconds },
    { headers: { 'Retry-After': String(seconds) } },
  );
}
