import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { pictures } from '../database/schema/index.ts';
import type { PictureStore } from './picture-store.ts';

/** One row for each person: a new picture takes the place of the one before. */
export function databasePictures({ db }: Pick<Database, 'db'>): PictureStore {
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
