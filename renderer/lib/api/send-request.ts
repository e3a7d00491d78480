import { reportRefusedCall } from '../auth/refused-calls.ts';
import { ApiError } from './api-error.ts';

/**
 * `fetch` with the visitor's cookies. Throws an `ApiError` with code `NETWORK_ERROR` when no answer came;
 * an aborted request keeps its own error.
 */
export async function sendRequest(url: string, init: RequestInit): Promise<Response> {
  try {
    const response = await fetch(url, { credentials: 'include', ...init });
    if (response.status === 401 || response.status === 403) reportRefusedCall();
    return response;
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw new ApiError(0, 'NETWORK_ERROR', error instanceof Error ? error.message : String(error));
  }
}
