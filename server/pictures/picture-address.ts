import { createHash, randomBytes } from 'node:crypto';

/** URL of a user's picture, as stored in `users.image`. */
export function pictureAddress(userId: string, hash: string): string {
  return `/pictures/${userId}/${hash}`;
}

/** The hash in the URL of a user's picture, or undefined if it is another user's or external. */
export function hashInAddress(userId: string, image: string | null): string | undefined {
  const prefix = pictureAddress(userId, '');
  const hash = image?.startsWith(prefix) ? image.slice(prefix.length) : '';
  return isPictureHash(hash) ? hash : undefined;
}

/** Identifies an upload. Salted: the same picture of two users, or uploaded twice, gets different URLs. */
export function newPictureHash(content: Buffer): string {
  return createHash('sha256').update(randomBytes(16)).update(content).digest('hex').slice(0, 32);
}

/** Whether both parts of a URL have our format: a user id of '..' would lead a store out of its folder. */
export function isPictureName(userId: string, hash: string): boolean {
  return /^[\w-]+$/.test(userId) && isPictureHash(hash);
}

function isPictureHash(hash: string): boolean {
  return /^[\da-f]{32}$/.test(hash);
}
