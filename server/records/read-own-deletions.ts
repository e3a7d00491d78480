import { and, eq, type SQL } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { deletedRecords } from '../database/schema/index.ts';

/**
 * What a user has deleted and could restore, of every kind: for the file with the user's own data.
 * @param within which of it the user may still know
 */
export function readOwnDeletions({ db }: Pick<Database, 'db'>, userId: string, within: SQL) {
  const { kind, name, deletedAt, deletedBy } = deletedRecords;
  return db
    .select({ kind, name, deletedAt })
    .from(deletedRecords)
    .where(and(eq(deletedBy, userId), within));
}
