import { parseErrorBody } from '#contract/errors/error-body.ts';
import { explainDemo } from '../demo/explain-demo.ts';

/**
 * A rejected or failed call. `message` is the server's, in the user's language; `failureText` says what to show where
 * there is none.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** HTTP status, 0 when no answer came. */
  readonly status: number;
  /** Stable code such as `NOT_FOUND`; `NETWORK_ERROR` or `OFFLINE` when no answer came. */
  readonly code: string;
  readonly data: unknown;
  /** Names the request in the server's log. */
  readonly requestId: string | undefined;

  constructor(
    status: number,
    code: string,
    message: string,
    data?: unknown,
    requestId?: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.status = status;
    this.code = code;
    this.data = data;
    this.requestId = requestId;
  }
}

/**
 * The error of a call that got no answer. A browser that knows of no network says so in its code.
 * @param data what callers have to know beyond that
 */
export function networkError(cause: unknown, data?: unknown): ApiError {
  const code = navigator.onLine === false ? 'OFFLINE' : 'NETWORK_ERROR';
  return new ApiError(0, code, String(cause), data, undefined, { cause });
}

/** True where a second try may succeed: no answer, an overloaded or a failing server. */
export function isRetryable(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status === 0 || error.status === 429 || error.status >= 500;
}

/**
 * Reads the error out of an answer that is not a success. An answer that is not the server's own, such as a proxy's
 * page, has no message; what it held is the `cause`, for logs alone.
 */
export async function readApiError(response: Response): Promise<ApiError> {
  const text = await response.text();
  const requestId = response.headers.get('x-request-id') ?? undefined;
  const body = parseErrorBody(parseJson(text));
  // Wherever it came from: every error of a demo is explained in the same way.
  if (body?.code === 'DEMO_MODE_ENABLED') explainDemo();
  return body
    ? new ApiError(response.status, body.code, body.message, body.data, requestId)
    : new ApiError(response.status, 'UNKNOWN_ERROR', '', undefined, requestId, { cause: text });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
