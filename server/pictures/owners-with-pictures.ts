import type { PgTable } from 'drizzle-orm/pg-core';
import { pictures } from '../database/schema/index.ts';

/** A kind of record that has pictures, such as users. */
export interface OwnersWithPictures {
  /** Between /pictures and the id of the owner; empty for users. */
  folder: string;
  /** `ownerId` is its key; it has the `pictureColumns` of the schema. */
  table: PgTable;
}

export const users: OwnersWithPictures = { folder: '', table: pictures };
