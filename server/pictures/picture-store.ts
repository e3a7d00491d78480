import type { Transaction } from '../database/database.ts';

export interface StoredPicture {
  contentType: string;
  content: Buffer;
}

/** Storage of the pictures of one kind of owner, such as users: the database, or an S3-compatible store if one is configured. */
export interface PictureStore {
  /**
   * Stores a picture, within the caller's transaction if it is stored in the database.
   * @throws {ApiError} SERVICE_UNAVAILABLE
   */
  put(ownerId: string, hash: string, picture: StoredPicture, transaction: Transaction): Promise<void>;
  find(ownerId: string, hash: string): Promise<StoredPicture | undefined>;
  /** Removes one picture of an owner. */
  remove(ownerId: string, hash: string): Promise<void>;
  /** Removes all pictures of an owner. */
  removeAll(ownerId: string): Promise<void>;
}
