import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { CurrentUser } from '#contract/api/init.ts';
import { appFacts } from '#contract/facts/define-app.ts';
import type { Assertion, NewCredential } from '#contract/passkeys/passkeys.ts';
import { ApiError } from '../../config/api-error.ts';
import { deriveKey } from '../../config/derive-key.ts';
import type { Environment } from '../../config/settings.ts';
import type { Transaction } from '../../database/database.ts';
import { verifications } from '../../sessions/tables.ts';
import { passkeys } from './tables.ts';

const validMinutes = 10;

/** Loaded with the first passkey: a tenth of the server's code, which a start does not wait for. */
const webAuthn = () => import('@simplewebauthn/server');

/** Bytes before the HMAC: the time at which it expires, and what makes it unlike any other. */
const headBytes = 8 + 16;

/** Parameters of the steps of WebAuthn. */
export interface Ceremony {
  environment: Pick<Environment, 'appUrl' | 'authSecret'>;
  /** The browser or session that may answer the challenge. */
  binding: readonly [purpose: string, holder: string];
}

/** EdDSA, ES256, RS256: what authenticators have. */
const supportedAlgorithmIDs = [-8, -7, -257];

/** Options for making a passkey: one that names its user by itself, and whose user is verified by PIN or body. */
export async function creationOptions(
  ceremony: Ceremony,
  { id, email, name }: CurrentUser,
  known: readonly { id: string }[],
) {
  const { generateRegistrationOptions } = await webAuthn();
  return generateRegistrationOptions({
    ...requestOf(ceremony),
    rpName: appFacts().product.name,
    userID: Buffer.from(id),
    userName: email,
    userDisplayName: name,
    supportedAlgorithmIDs,
    excludeCredentials: [...known],
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

/** @param known the passkeys that may answer; any that the browser has without it */
export async function assertionOptions(ceremony: Ceremony, known: readonly { id: string }[] = []) {
  const { generateAuthenticationOptions } = await webAuthn();
  return generateAuthenticationOptions({
    ...requestOf(ceremony),
    allowCredentials: [...known],
    userVerification: 'required',
  });
}

/**
 * Checks a passkey that a browser has made, and uses up its challenge.
 * @throws {ApiError} PASSKEY_REJECTED, PASSKEY_EXPIRED
 */
export async function verifyCreation(tx: Transaction, ceremony: Ceremony, { id, response }: NewCredential) {
  const { verifyRegistrationResponse } = await webAuthn();
  const { registrationInfo } = await orRejected(
    verifyRegistrationResponse({
      ...expectedOf(tx, ceremony),
      response: { ...credentialOf(id), response },
      supportedAlgorithmIDs,
    }),
  );
  if (registrationInfo?.credential.id !== id) throw rejected();
  const { counter, publicKey } = registrationInfo.credential;
  return {
    credentialId: id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    synced: registrationInfo.credentialDeviceType === 'multiDevice',
  };
}

/**
 * Checks what a passkey has signed, uses up its challenge and records the use. The row is locked: of two answers at
 * once the second is compared with the counter of the first.
 * @param userId of whom the passkey must be, where that is known
 * @returns the id of its user
 * @throws {ApiError} PASSKEY_NOT_FOUND, PASSKEY_REJECTED, PASSKEY_EXPIRED
 */
export async function verifyAssertion(
  tx: Transaction,
  ceremony: Ceremony,
  { id, response }: Assertion,
  userId?: string,
): Promise<string> {
  const { verifyAuthenticationResponse } = await webAuthn();
  const isIts = and(eq(passkeys.credentialId, id), userId ? eq(passkeys.userId, userId) : undefined);
  const [passkey] = await tx.select().from(passkeys).where(isIts).for('update');
  if (!passkey) throw new ApiError(404, 'PASSKEY_NOT_FOUND');
  const { verified, authenticationInfo } = await orRejected(
    verifyAuthenticationResponse({
      ...expectedOf(tx, ceremony),
      response: { ...credentialOf(id), response },
      credential: { ...passkey, id, publicKey: Buffer.from(passkey.publicKey, 'base64url') },
    }),
  );
  const userHandle = Buffer.from(response.userHandle ?? '', 'base64url').toString();
  if (!verified || (userHandle && userHandle !== passkey.userId)) throw rejected();
  await tx
    .update(passkeys)
    .set({ counter: authenticationInfo.newCounter, lastUsedAt: new Date() })
    .where(eq(passkeys.id, passkey.id));
  return passkey.userId;
}

function requestOf(ceremony: Ceremony) {
  return { rpID: new URL(ceremony.environment.appUrl).hostname, challenge: createChallenge(ceremony) };
}

function expectedOf(tx: Transaction, ceremony: Ceremony) {
  const { origin, hostname } = new URL(ceremony.environment.appUrl);
  return {
    expectedChallenge: (challenge: string) => spendChallenge(tx, ceremony, challenge),
    expectedOrigin: origin,
    expectedRPID: hostname,
    requireUserVerification: true,
  };
}

function credentialOf(id: string) {
  return { id, rawId: id, type: 'public-key', clientExtensionResults: {} } as const;
}

/** The library throws an error for each thing that may be wrong: origin, signature, counter. */
async function orRejected<T>(verification: Promise<T>): Promise<T> {
  return verification.catch((error: unknown) => {
    throw error instanceof ApiError ? error : rejected(error);
  });
}

function rejected(cause?: unknown): ApiError {
  return new ApiError(400, 'PASSKEY_REJECTED', undefined, { cause });
}

/** A challenge that proves by itself what it is for: nothing is stored, however many visitors see /login. */
function createChallenge(ceremony: Ceremony): Buffer<ArrayBuffer> {
  const head = randomBytes(headBytes);
  head.writeBigUInt64BE(BigInt(Date.now() + validMinutes * 60_000));
  return Buffer.concat([head, macOf(ceremony, head)]);
}

/**
 * Uses up a challenge in the transaction of what it allows: of two answers at once, the second finds it used.
 * @throws {ApiError} PASSKEY_EXPIRED, also for one that is not ours or somebody else's
 */
async function spendChallenge(tx: Transaction, ceremony: Ceremony, challenge: string): Promise<true> {
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
