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

/**
 * Whether an answer of the authentication service may send the browser to an address: a page of our own, or one where
 * a configured provider lets users sign in.
 */
export function isAllowedAddress(
  address: string,
  ownOrigin: string,
  providerOrigins: readonly string[],
): boolean {
  const url = URL.parse(address, ownOrigin);
  return url !== null && (url.origin === ownOrigin || providerOrigins.includes(url.origin));
}
