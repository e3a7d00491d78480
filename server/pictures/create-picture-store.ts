import type { Environment } from '../config/environment.ts';
import type { Database } from '../database/database.ts';
import { databasePictures } from './database-pictures.ts';
import type { PictureStore } from './picture-store.ts';
import { s3Pictures } from './s3-pictures.ts';

export function createPictureStore({
  database,
  environment,
}: {
  database: Pick<Database, 'db'>;
  environment: Pick<Environment, 's3'>;
}): PictureStore {
  return environment.s3 ? s3Pictures(environment.s3) : databasePictures(database);
}
