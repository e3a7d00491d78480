import { networkError } from './api-error.ts';
import { reportUnauthorizedCall } from './unauthorized-calls.ts';

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
