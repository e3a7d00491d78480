import { createHash, randomBytes } from 'node:crypto';

/**
 * URL of a picture, as stored in `users.image` or with its owner of another kind.
 * @param folder see OwnersWithPictures
 */
export function pictureAddress(ownerId: string, hash: string, folder = ''): string {
  return ['/pictures', ...(folder ? [folder] : []), ownerId, hash].join('/');
}

/** The hash in the URL of an owner's picture, or undefined if it is another owner's or external. */
export function hashInAddress(ownerId: string, image: string | null, folder = ''): string | undefined {
  const prefix = pictureAddress(ownerId, '', folder);
  const hash = image?.startsWith(prefix) ? image.slice(prefix.length) : '';
  return isPictureHash(hash) ? hash : undefined;
}

/** Identifies an upload. Salted: the same picture of two owners, or uploaded twice, gets different URLs. */
export function newPictureHash(content: Buffer): string {
  return createHash('sha256').update(randomBytes(16)).update(content).digest('hex').slice(0, 32);
}

/** Whether both parts of a URL have our format: an id of '..' would lead a store out of its folder. */
export function isPictureName(ownerId: string, hash: string): boolean {
  return /^[\w-]+$/.test(ownerId) && isPictureHash(hash);
}

function isPictureHash(hash: string): boolean {
  return /^[\da-f]{32}$/.test(hash);
}
