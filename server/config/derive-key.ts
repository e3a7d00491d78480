import { hkdfSync } from 'node:crypto';
import { appFacts } from '#contract/facts/define-app.ts';

/** A 256-bit key for one purpose, derived from AUTH_SECRET (HKDF, RFC 5869): purposes cannot read each other's data. */
export function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, appFacts().product.slug, purpose, 32));
}
