import { createHash, randomBytes } from 'node:crypto';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '../database/database.ts';
import { pictures } from '../database/schema/index.ts';
import type { StoredObject } from '../objects/s3-objects.ts';

/** A kind of record that has pictures, such as users. */
export interface OwnersWithPictures {
  /** Between /pictures and the id of the owner; empty for users. */
  folder: string;
  /** `ownerId` is its key; it has the `pictureColumns` of the schema. */
  table: PgTable;
}

export const users: OwnersWithPictures = { folder: '', table: pictures };

/** Storage of the pictures of one kind of owner, such as users: the database, or an S3-compatible store if one is configured. */
export interface PictureStore {
  /**
   * Stores a picture, within the caller's transaction if it is stored in the database.
   * @throws {ApiError} SERVICE_UNAVAILABLE
   */
  put(ownerId: string, hash: string, picture: StoredObject, transaction: Transaction): Promise<void>;
  find(ownerId: string, hash: string): Promise<StoredObject | undefined>;
  /** Removes one picture of an owner. */
  remove(ownerId: string, hash: string): Promise<void>;
  /** Removes all pictures of an owner. */
  removeAll(ownerId: string): Promise<void>;
}

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
