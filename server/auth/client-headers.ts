import type { IncomingMessage } from 'node:http';
import { fromNodeHeaders } from 'better-auth/node';
import { product } from '#contract/product.ts';

/** Tells better-auth the caller's address. Never taken from outside: {@link clientHeaders} always overwrites it. */
export const clientAddressHeader = `x-${product.slug}-client-address`;

/** What better-auth would believe without asking whether a trusted proxy wrote it. */
const forwardedHeaders = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-real-ip',
];

/**
 * The headers of an Express request as better-auth may see them: without what a caller could forge, with the address
 * that Express found under its own 'trust proxy' rule. Every call of `auth.api` for a visitor starts from these.
 */
export function clientHeaders(req: IncomingMessage & { ip?: string | undefined }): Headers {
  const headers = fromNodeHeaders(req.headers);
  for (const name of forwardedHeaders) headers.delete(name);
  headers.delete(clientAddressHeader);
  if (req.ip) headers.set(clientAddressHeader, req.ip);
  return headers;
}
