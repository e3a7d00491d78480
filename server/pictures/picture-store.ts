import { createHash, randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Environment, S3Settings } from '../config/settings.ts';
import type { Database, Transaction } from '../database/database.ts';
import { pictures } from '../database/tables/pictures.ts';
import { type StoredObject, s3Objects } from '../objects/s3-objects.ts';

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
  const folderOf = (ownerId: string) => pictureAddress(encodeURIComponent(ownerId), '', folder).slice(1);
  return {
    put: (ownerId, hash, picture) => objects.put(`${folderOf(ownerId)}${hash}`, picture),
    find: (ownerId, hash) => objects.find(`${folderOf(ownerId)}${hash}`),
    remove: (ownerId, hash) => objects.remove(`${folderOf(ownerId)}${hash}`),
    removeAll: (ownerId) => objects.removeAll(folderOf(ownerId)),
  };
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
