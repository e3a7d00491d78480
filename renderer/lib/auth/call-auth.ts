import { readApiError } from '../api/api-error.ts';
import { sendRequest } from '../api/send-request.ts';

/**
 * Calls an endpoint of the authentication service below /api/auth: POST with a body, GET without.
 * Throws an `ApiError` with the server's code and translated message.
 */
export async function callAuth<Result>(path: string, body?: Record<string, unknown>): Promise<Result> {
  const response = await sendRequest(
    `/api/auth${path}`,
    body
      ? { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
      : { method: 'GET' },
  );
  if (!response.ok) throw await readApiError(response);
  return (await response.json()) as Result;
}
