import { networkError, readApiError } from './api-error.ts';

/** Longest payload that travels in a URL, in characters; longer ones are posted. */
const longestQuery = 1500;

const listeners = new Set<() => void>();

/**
 * `fetch` with the user's cookies. Throws a `networkError` when no answer came; an aborted request keeps
 * its own error.
 */
export async function sendRequest(url: string, init: RequestInit): Promise<Response> {
  try {
    const response = await fetch(url, { credentials: 'include', ...init });
    if (response.status === 401 || response.status === 403) reportUnauthorizedCall();
    return response;
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw networkError(error);
  }
}

/** Emitted for every call that the server rejected because of the session (401, 403). */
export function onUnauthorizedCall(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function reportUnauthorizedCall(): void {
  for (const listener of listeners) listener();
}

interface CallOptions {
  /** Code of the language of error messages. */
  language: string;
  /** A read goes as GET. */
  reads: boolean;
  signal?: AbortSignal;
  /** Called with the answer, before the call returns. */
  onAnswer?(response: Response): Promise<void>;
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
  const { language, reads, signal, onAnswer } = options;
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
  await onAnswer?.(response);
  if (!response.ok) throw await readApiError(response);
  return response.status === 204 ? undefined : response.json();
}

/** Whether the server answers, whatever the browser thinks of the network: one on the same machine needs none. */
export async function canReachServer(): Promise<boolean> {
  try {
    return (await fetch('/healthz', { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}
