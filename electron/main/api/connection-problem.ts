import type { ConnectionProblem } from '#contract/desktop/state.ts';
import { contractHeader, contractVersion, readContract } from '#contract/version.ts';
import { BlockedRedirectError, type ServerResponse } from './send-request.ts';

/** Statuses of proxies that cannot reach the server (52x are Cloudflare's); 407 asks for a sign-in at the proxy. */
const isProxyError = (status: number) =>
  (status >= 502 && status <= 504) || (status >= 520 && status <= 530) || status === 407;

/** The problem that a response shows; undefined if it is from a server that this app understands. */
export function problemOfResponse({
  status,
  headers,
}: Pick<ServerResponse, 'status' | 'headers'>): ConnectionProblem | undefined {
  const served = readContract(headers.get(contractHeader()));
  if (!served) return isProxyError(status) ? 'unreachable' : 'unknown-server';
  if (contractVersion < served.oldest) return 'app-too-old';
  if (served.version < contractVersion) return 'server-too-old';
  return undefined;
}

const certificateError = /^net::ERR_(?:CERT_|CERTIFICATE_|SSL_PINNED_|SSL_SERVER_CERT_)/;

/** The program at that address does not speak our protocol. */
const invalidResponse =
  /^net::ERR_(?:SSL_|INVALID_HTTP_RESPONSE|INVALID_CHUNKED|INVALID_RESPONSE|RESPONSE_HEADERS|UNSAFE_|CONTENT_DECODING|CONTENT_LENGTH_MISMATCH|HTTP2_|TOO_MANY_REDIRECTS|INVALID_REDIRECT)/;

/** The problem that an error of `sendRequest` shows. */
export function problemOfError(error: unknown): ConnectionProblem {
  if (error instanceof BlockedRedirectError) return 'unknown-server';
  const message = error instanceof Error ? error.message : '';
  if (certificateError.test(message)) return 'certificate';
  return invalidResponse.test(message) ? 'unknown-server' : 'unreachable';
}
