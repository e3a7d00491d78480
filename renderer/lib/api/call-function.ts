import { readApiError } from './api-error.ts';
import { sendRequest } from './send-request.ts';

/** Longest payload that travels in a URL, in characters; longer ones are posted. */
const longestQuery = 1500;

interface CallOptions {
  /** Code of the language of error messages. */
  language: string;
  /** A read goes as GET. */
  reads: boolean;
  signal?: AbortSignal;
}

/**
 * Calls an operation of the contract at `/api/fn/{functionId}`. It needs no schema, so none travels
 * to the browser. Throws an `ApiError` with what the server answered.
 */
export async function callFunction(
  functionId: string,
  data: unknown,
  options: CallOptions,
): Promise<unknown> {
  const { language, reads, signal } = options;
  const url = `/api/fn/${functionId}`;
  const payload = JSON.stringify({ data, context: { language } });
  const response =
    reads && payload.length <= longestQuery
      ? await sendRequest(`${url}?payload=${encodeURIComponent(payload)}`, { signal })
      : await sendRequest(url, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: payload,
          signal,
        });
  if (!response.ok) throw await readApiError(response);
  return response.status === 204 ? undefined : response.json();
}
