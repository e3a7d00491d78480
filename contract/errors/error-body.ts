/** The body of every error response, from every endpoint. */
export interface ErrorBody {
  /** Stable, for programs. Usually an `ErrorCode`; a newer server may know more. */
  code: string;
  /** For display, in the language of the request. */
  message: string;
  /** Details of the error: the seconds to wait, the resource, the fields. */
  data?: Record<string, unknown>;
}

/** Reads an error body from what an answer held; undefined when it is something else. */
export function parseErrorBody(value: unknown): ErrorBody | undefined {
  if (!isRecord(value) || typeof value.code !== 'string' || typeof value.message !== 'string')
    return undefined;
  const body: ErrorBody = { code: value.code, message: value.message };
  if (isRecord(value.data)) body.data = value.data;
  return body;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
