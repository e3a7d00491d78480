import { and, count, desc, eq, gt, sql } from 'drizzle-orm';
import { namesShown, type UndoableDeletions } from '#contract/schemas/deletion.ts';
import { deletedRecords } from '../database/schema/index.ts';
import { toJson } from '../database/to-json.ts';
import type { ScopeFor } from '../scopes/scope.ts';
import type { Records, RecordTable, Writer } from './define-records.ts';
import { isDeletedIn } from './deleted-in-scope.ts';
import { undoableSince, undoUntil } from './undo-period.ts';

/** What the caller has deleted of a kind of record and can still restore, newest first. */
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
    isDeletedIn<Table>(writer, records.table),
  );
  const deletions = await database.db
    .select({
      deletedAt,
      count: count(),
      names: sql<string[]>`(array_agg(${name} order by ${name}))[:${sql.raw(String(namesShown))}]`,
    })
    .from(deletedRecords)
    .where(isUndoable)
    .groupBy(deletedAt)
    .orderBy(desc(deletedAt));
  return {
    readAt: now.toISOString(),
    items: deletions.map((deletion) => toJson({ ...deletion, undoUntil: undoUntil(deletion.deletedAt) })),
  };
}
