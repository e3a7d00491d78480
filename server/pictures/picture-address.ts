import { createHash, randomBytes } from 'node:crypto';

/** Where the picture of a user is served, and what stands in `users.image`. */
export function pictureAddress(userId: string, hash: string): string {
  return `/pictures/${userId}/${hash}`;
}

/** The hash in the address of a user's picture, or undefined when it is another's, or none of ours. */
export function hashInAddress(userId: string, image: string | null): string | undefined {
  const prefix = pictureAddress(userId, '');
  const hash = image?.startsWith(prefix) ? image.slice(prefix.length) : '';
  return isPictureHash(hash) ? hash : undefined;
}

/** Names an upload. Salted: two users with the same picture, or one who uploads it twice, get different addresses. */
export function newPictureHash(content: Buffer): string {
  return createHash('sha256').update(randomBytes(16)).update(content).digest('hex').slice(0, 32);
}

/** Whether both parts of an address are of our making: a user called '..' would lead a store out of its folder. */
export function isPictureName(userId: string, hash: string): boolean {
  return /^[\w-]+$/.test(userId) && isPictureHash(hash);
}

function isPictureHash(hash: string): boolean {
  return /^[\da-f]{32}$/.test(hash);
}
