/** A refused or failed call, as the server answered it; `message` is in the visitor's language. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** HTTP status, 0 when no answer came. */
  readonly status: number;
  /** Stable code such as `NOT_FOUND`; `NETWORK_ERROR` when no answer came. */
  readonly code: string;
  readonly data: unknown;
  /** Names the request in the server's log. */
  readonly requestId: string | undefined;

  constructor(status: number, code: string, message: string, data?: unknown, requestId?: string) {
    super(message);
    this.status = status;
    this.code = code;
    this.data = data;
    this.requestId = requestId;
  }
}

/** True where a second try may succeed: no answer, an overloaded or a failing server. */
export function isRetryable(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status === 0 || error.status === 429 || error.status >= 500;
}

/**
 * Reads the error out of an answer that is not a success: the decoded JSON error, else the text of the answer.
 */
export async function readApiError(response: Response): Promise<ApiError> {
  const text = await response.text();
  const requestId = response.headers.get('x-request-id') ?? undefined;
  try {
    const body: unknown = JSON.parse(text);
    if (isErrorBody(body))
      return new ApiError(response.status, body.code, body.message, body.data, requestId);
  } catch {
    // Not JSON: a proxy's page, say. Its text is all there is to show.
  }
  return new ApiError(response.status, 'UNKNOWN_ERROR', text || response.statusText, undefined, requestId);
}

function isErrorBody(body: unknown): body is { code: string; message: string; data?: unknown } {
  return (
    typeof body === 'object' &&
    body !== null &&
    'code' in body &&
    typeof body.code === 'string' &&
    'message' in body &&
    typeof body.message === 'string'
  );
}
