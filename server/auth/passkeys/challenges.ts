import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { ApiError } from '../../config/api-error.ts';
import { deriveKey } from '../../config/derive-key.ts';
import type { Environment } from '../../config/environment.ts';
import type { Transaction } from '../../database/database.ts';
import { verifications } from '../../database/schema/index.ts';

const validMinutes = 10;

/** Bytes before the HMAC: the time at which it expires, and what makes it unlike any other. */
const headBytes = 8 + 16;

/** Parameters of the steps of WebAuthn. */
export interface Ceremony {
  environment: Pick<Environment, 'appUrl' | 'authSecret'>;
  /** The browser or session that may answer the challenge. */
  binding: readonly [purpose: string, holder: string];
}

/** A challenge that proves by itself what it is for: nothing is stored, however many visitors see /login. */
export function createChallenge(ceremony: Ceremony): Buffer<ArrayBuffer> {
  const head = randomBytes(headBytes);
  head.writeBigUInt64BE(BigInt(Date.now() + validMinutes * 60_000));
  return Buffer.concat([head, macOf(ceremony, head)]);
}

/**
 * Uses up a challenge in the transaction of what it allows: of two answers at once, the second finds it used.
 * @throws {ApiError} PASSKEY_EXPIRED, also for one that is not ours or somebody else's
 */
export async function spendChallenge(tx: Transaction, ceremony: Ceremony, challenge: string): Promise<true> {
  const bytes = Buffer.from(challenge, 'base64url');
  const [head, mac] = [bytes.subarray(0, headBytes), bytes.subarray(headBytes)];
  const expected = macOf(ceremony, head);
  const isOurs = mac.length === expected.length && timingSafeEqual(mac, expected);
  const expiresAt = new Date(isOurs ? Number(head.readBigUInt64BE()) : 0);
  const id = `passkey-challenge-${bytes.toString('base64url')}`;
  const spent =
    expiresAt > new Date() &&
    (await tx
      .insert(verifications)
      .values({ id, identifier: id, value: '', expiresAt })
      .onConflictDoNothing());
  if (!spent || spent.count === 0) throw new ApiError(400, 'PASSKEY_EXPIRED');
  return true;
}

function macOf({ environment: { authSecret }, binding }: Ceremony, head: Buffer): Buffer {
  if (!authSecret) throw new Error('passkeys need environment.authSecret');
  const hmac = createHmac('sha256', deriveKey(authSecret, 'passkey challenges'));
  return hmac.update(JSON.stringify(binding)).update(head).digest();
}
