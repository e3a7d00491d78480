import type { Transaction } from '../database/database.ts';

export interface StoredPicture {
  contentType: string;
  content: Buffer;
}

/** Storage of pictures: the database, or an S3-compatible store if one is configured. */
export interface PictureStore {
  /**
   * Stores a picture, within the caller's transaction if it is stored in the database.
   * @throws {ApiError} SERVICE_UNAVAILABLE
   */
  put(userId: string, hash: string, picture: StoredPicture, transaction: Transaction): Promise<void>;
  find(userId: string, hash: string): Promise<StoredPicture | undefined>;
  /** Removes one picture of a user. */
  remove(userId: string, hash: string): Promise<void>;
  /** Removes all pictures of a user. */
  removeAll(userId: string): Promise<void>;
}
