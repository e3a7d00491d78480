import type { Database, Transaction } from '../database/database.ts';
import type { Environment } from '../environment.ts';
import { databasePictures } from './database-pictures.ts';
import { s3Pictures } from './s3-pictures.ts';

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
  /** Removes one picture of a person. */
  remove(userId: string, hash: string): Promise<void>;
  /** Removes whatever there is of a person. */
  removeAll(userId: string): Promise<void>;
}

export function createPictureStore({
  database,
  environment,
}: {
  database: Pick<Database, 'db'>;
  environment: Pick<Environment, 's3'>;
}): PictureStore {
  return environment.s3 ? s3Pictures(environment.s3) : databasePictures(database);
}
