import { and, eq } from 'drizzle-orm';
import type { Environment, S3Settings } from '../config/environment.ts';
import type { Database } from '../database/database.ts';
import type { pictures } from '../database/schema/index.ts';
import { s3Objects } from '../objects/s3-objects.ts';
import { type OwnersWithPictures, type PictureStore, users } from './picture-store.ts';

interface PictureStoreServices {
  database: Pick<Database, 'db'>;
  environment: Pick<Environment, 's3'>;
}

/** The store of the pictures of users, or of those of another kind of owner. */
export function createPictureStore(
  { database, environment }: PictureStoreServices,
  owners: OwnersWithPictures = users,
): PictureStore {
  return environment.s3
    ? s3Pictures(environment.s3, owners.folder)
    : databasePictures(database, owners.table);
}

/** One row for each owner: a new picture replaces the previous one. All these tables have the columns of `pictures`. */
function databasePictures({ db }: Pick<Database, 'db'>, given: OwnersWithPictures['table']): PictureStore {
  const table = given as typeof pictures;
  return {
    async put(ownerId, hash, { contentType, content }, transaction) {
      const fields = { hash, contentType, content };
      await transaction
        .insert(table)
        .values({ ownerId, ...fields })
        .onConflictDoUpdate({ target: table.ownerId, set: { ...fields, createdAt: new Date() } });
    },
    async find(ownerId, hash) {
      const [picture] = await db
        .select({ contentType: table.contentType, content: table.content })
        .from(table)
        .where(and(eq(table.ownerId, ownerId), eq(table.hash, hash)));
      return picture;
    },
    async remove(ownerId, hash) {
      await db.delete(table).where(and(eq(table.ownerId, ownerId), eq(table.hash, hash)));
    },
    async removeAll(ownerId) {
      await db.delete(table).where(eq(table.ownerId, ownerId));
    },
  };
}

/** One object each, below `pictures/<owner>/`, or `pictures/<folder>/<owner>/` for owners that are no users. */
function s3Pictures(settings: S3Settings, folder: string): PictureStore {
  const objects = s3Objects(settings);
  const folderOf = (ownerId: string) =>
    ['pictures', ...(folder ? [folder] : []), encodeURIComponent(ownerId), ''].join('/');
  return {
    put: (ownerId, hash, picture) => objects.put(`${folderOf(ownerId)}${hash}`, picture),
    find: (ownerId, hash) => objects.find(`${folderOf(ownerId)}${hash}`),
    remove: (ownerId, hash) => objects.remove(`${folderOf(ownerId)}${hash}`),
    removeAll: (ownerId) => objects.removeAll(folderOf(ownerId)),
  };
}
