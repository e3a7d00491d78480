import { parseErrorBody } from '#contract/errors/error-body.ts';
import type { Translate } from '#contract/translate.ts';
import { explainDemo } from '../demo/demo-context.ts';

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

/**
 * The status of the page that an error of its data is for; undefined for failures.
 * @param isIdentified the address names a record: an identifier that cannot be one, too long or not even text, names
 *   what is missing
 */
export function pageStatus(error: unknown, isIdentified = false): 403 | 404 | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.status === 403 || error.status === 404) return error.status;
  return isIdentified && (error.status === 400 || error.status === 422) ? 404 : undefined;
}

/** The sentences of an error that names fields (VALIDATION_FAILED), by field. */
export function refusedFields(error: unknown): Record<string, string> | undefined {
  const data = error instanceof ApiError ? error.data : undefined;
  return (data as { fields?: Record<string, string> } | null | undefined)?.fields;
}

/** The seconds to wait that an error names (`retryAfter`), undefined where it names none. */
export function retryAfterOf(data: unknown): number | undefined {
  const seconds = (data as { retryAfter?: unknown } | null | undefined)?.retryAfter;
  return typeof seconds === 'number' && seconds > 0 ? seconds : undefined;
}

/** The text of a call that failed: the server's own words where it answered, else ours. */
export function failureText(t: Translate, error: unknown): string {
  const { code, message } = error instanceof ApiError ? error : {};
  if (code === 'OFFLINE') return t('common:states.offline');
  if (code === 'NETWORK_ERROR') return t('common:states.unreachable');
  return message || t('ui:error.title');
}
