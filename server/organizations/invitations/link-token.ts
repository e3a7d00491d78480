import { createHash, createHmac } from 'node:crypto';
import { deriveKey } from '../../config/derive-key.ts';
import type { Environment } from '../../config/environment.ts';

type Secret = Pick<Environment, 'authSecret'>;

/**
 * The token of a link is made of its id and a key, so that its organization can copy it at any time, while the database
 * holds a hash of it alone: who reads that can join by none.
 */
export function linkToken({ authSecret }: Secret, id: string): string {
  if (authSecret === undefined) throw new Error('invite links need AUTH_SECRET');
  return createHmac('sha256', deriveKey(authSecret, 'invite links')).update(id).digest('base64url');
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
