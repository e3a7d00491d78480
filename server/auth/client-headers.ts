import type { IncomingMessage } from 'node:http';
import { fromNodeHeaders } from 'better-auth/node';
import { appFacts } from '#contract/facts/define-app.ts';

/**
 * Passes the client's address to better-auth. Never taken from a request: {@link clientHeaders} always overwrites it.
 */
export function clientAddressHeader(): string {
  return `x-${appFacts().product.slug}-client-address`;
}

/** Headers that better-auth would trust without checking that a trusted proxy set them. */
const forwardedHeaders = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-real-ip',
];

/**
 * Headers of an Express request for better-auth: without those that a client could forge, with the address that Express
 * determined by its 'trust proxy' setting. Every call of `auth.api` for a client starts from these.
 */
export function clientHeaders(req: IncomingMessage & { ip?: string | undefined }): Headers {
  const headers = fromNodeHeaders(req.headers);
  for (const name of forwardedHeaders) headers.delete(name);
  headers.delete(clientAddressHeader());
  if (req.ip) headers.set(clientAddressHeader(), req.ip);
  return headers;
}
