import { hkdfSync } from 'node:crypto';
import { product } from '#contract/product.ts';

/** A 256-bit key for one purpose, derived from AUTH_SECRET (HKDF, RFC 5869): purposes cannot read each other's data. */
export function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, product.slug, purpose, 32));
}
