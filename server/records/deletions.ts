import { and, count, desc, eq, gt, type SQL, sql } from 'drizzle-orm';
import { namesShown, type UndoableDeletions, undoMinutes } from '#contract/schemas/deletion.ts';
import type { Database } from '../database/database.ts';
import { toJson } from '../database/rows.ts';
import { deletedRecords } from '../database/tables/deleted-records.ts';
import type { ScopeFor } from '../scopes/scope.ts';
import type { Records, RecordTable, Writer } from './define-records.ts';
import { isDeletedIn } from './deleted-in-scope.ts';

const period = undoMinutes * 60_000;

/**
 * Reads the caller's deletions of a kind of record that can still be undone, newest first. Only those entirely within the
 * scope: a manager's may span organizations, and an undo restores all of it.
 */
export async function readDeletions<Table extends RecordTable>(
  writer: Writer & ScopeFor<Table>,
  records: Pick<Records<Table>, 'kind' | 'table'>,
): Promise<UndoableDeletions> {
  const { database, currentUser } = writer;
  const { kind, name, deletedAt, deletedBy } = deletedRecords;
  const now = new Date();
  const isUndoable = and(
    eq(kind, records.kind),
    eq(deletedBy, currentUser.id),
    gt(deletedAt, undoableSince(now)),
  );
  const isWithin = isDeletedIn<Table>(writer, records.table);
  const deletions = await database.db
    .select({
      deletedAt,
      count: count(),
      names: sql<string[]>`(array_agg(${name} order by ${name}))[:${sql.raw(String(namesShown))}]`,
    })
    .from(deletedRecords)
    .where(isUndoable)
    .groupBy(deletedAt)
    .having(isWithin && sql`bool_and(${isWithin})`)
    .orderBy(desc(deletedAt));
  return {
    readAt: now.toISOString(),
    items: deletions.map((deletion) => toJson({ ...deletion, undoUntil: undoUntil(deletion.deletedAt) })),
  };
}

/** Until when a deletion can be undone. */
export function undoUntil(deletedAt: Date): Date {
  return new Date(deletedAt.getTime() + period);
}

/** Deletions before this time can no longer be undone. */
export function undoableSince(now = new Date()): Date {
  return new Date(now.getTime() - period);
}

/**
 * Reads the records of every kind that a user has deleted and that are still stored: for the file with the
 * user's own data.
 * @param within condition for the records that the user may still see
 */
export function readOwnDeletions({ db }: Pick<Database, 'db'>, userId: string, within: SQL) {
  const { kind, name, deletedAt, deletedBy } = deletedRecords;
  return db
    .select({ kind, name, deletedAt })
    .from(deletedRecords)
    .where(and(eq(deletedBy, userId), within));
}

/** Removes for good what was deleted so long ago that it can no longer be restored. */
export async function removeExpiredDeletions({ sql }: Pick<Database, 'sql'>): Promise<void> {
  await sql`delete from deleted_records where deleted_at < ${undoableSince().toISOString()}`;
}
