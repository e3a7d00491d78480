import { hkdfSync } from 'node:crypto';

/** A 256-bit key for one purpose, derived from AUTH_SECRET (HKDF, RFC 5869): purposes cannot read each other's data. */
export function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'latchkey', purpose, 32));
}
