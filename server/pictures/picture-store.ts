import type { Transaction } from '../database/database.ts';

export interface StoredPicture {
  contentType: string;
  content: Buffer;
}

/** Where pictures are kept: in the database, or in an S3-compatible store where one is configured. */
export interface PictureStore {
  /**
   * Stores a picture, in the caller's transaction where it goes into the database.
   * @throws {ApiError} SERVICE_UNAVAILABLE
   */
  put(userId: string, hash: string, picture: StoredPicture, transaction: Transaction): Promise<void>;
  find(userId: string, hash: string): Promise<StoredPicture | undefined>;
  /** Removes one picture of a user. */
  remove(userId: string, hash: string): Promise<void>;
  /** Removes whatever there is of a user. */
  removeAll(userId: string): Promise<void>;
}
