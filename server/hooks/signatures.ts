import { createHmac, timingSafeEqual } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import type { Verify } from './define-hook.ts';

/** Signatures of GitHub: an HMAC of the body alone. The id of the delivery is not signed. */
export function githubSignature(secret: string): Verify {
  return ({ headers, body }) => {
    const expected = Buffer.from(`sha256=${createHmac('sha256', secret).update(body).digest('hex')}`);
    const given = Buffer.from(headers['x-hub-signature-256'] ?? '');
    const isRight = given.length === expected.length && timingSafeEqual(given, expected);
    return isRight ? headers['x-github-delivery'] : undefined;
  };
}

/**
 * Signatures by https://www.standardwebhooks.com: of id, time and body. A time five minutes off is refused, and of
 * several signatures, while the sender changes its secret, one must be right.
 * @param secret in Base64, with or without `whsec_` before it
 * @throws {Error} for any other
 */
export function standardWebhooks(secret: string): Verify {
  const webhook = new Webhook(secret);
  return ({ headers, body }) => {
    try {
      webhook.verify(body, headers as Record<string, string>, { jsonParse: false });
      return headers['webhook-id'];
    } catch {
      return undefined;
    }
  };
}
