import { and, eq } from 'drizzle-orm';
import type { Environment } from '../config/environment.ts';
import type { Database } from '../database/database.ts';
import { pictures } from '../database/schema/index.ts';
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

/** One row for each user: a new picture replaces the previous one. */
function databasePictures({ db }: Pick<Database, 'db'>): PictureStore {
  return {
    async put(userId, hash, { contentType, content }, transaction) {
      const fields = { hash, contentType, content };
      await transaction
        .insert(pictures)
        .values({ userId, ...fields })
        .onConflictDoUpdate({ target: pictures.userId, set: { ...fields, createdAt: new Date() } });
    },
    async find(userId, hash) {
      const [picture] = await db
        .select({ contentType: pictures.contentType, content: pictures.content })
        .from(pictures)
        .where(and(eq(pictures.userId, userId), eq(pictures.hash, hash)));
      return picture;
    },
    async remove(userId, hash) {
      await db.delete(pictures).where(and(eq(pictures.userId, userId), eq(pictures.hash, hash)));
    },
    async removeAll(userId) {
      await db.delete(pictures).where(eq(pictures.userId, userId));
    },
  };
}
