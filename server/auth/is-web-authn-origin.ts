import { isIP } from 'node:net';

/** Whether browsers allow WebAuthn at an origin: it needs a domain, which an IP address is not, and HTTPS but on localhost. */
export function isWebAuthnOrigin(origin: string): boolean {
  const { protocol, hostname } = new URL(origin);
  if (hostname === 'localhost' || hostname.endsWith('.localhost')) return true;
  return protocol === 'https:' && isIP(hostname.replace(/^\[|\]$/g, '')) === 0;
}
