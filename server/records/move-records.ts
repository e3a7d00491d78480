import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { AuditAction } from '#contract/audit.ts';
import { namesShown } from '#contract/schemas/deletion.ts';
import type { Move, MoveRefusal } from '#contract/schemas/move.ts';
import { recordEvents } from '../audit/record-events.ts';
import { ApiError } from '../config/api-error.ts';
import { isTaken } from '../database/broken-constraint.ts';
import type { Transaction } from '../database/database.ts';
import { organizations } from '../database/schema/index.ts';
import { moveFiles } from '../files/attach-files.ts';
import { invalidateTotalCap } from '../lists/count-up-to.ts';
import { updateRows } from '../scopes/change-rows.ts';
import { inScope, type Rows, rowsIn } from '../scopes/in-scope.ts';
import { findForeignReference, findReferred } from '../scopes/own-references.ts';
import type { Scope } from '../scopes/scope.ts';
import { columnsOf, type KindWith, type Records, type RecordTable, type Writer } from './define-records.ts';
import { uniqueKeys } from './insert-records.ts';
import { nextUpdatedAt } from './update-record.ts';

interface Mover extends Writer {
  /** Scope in which the records are. */
  scope: Scope;
  /** Scope to which they go. */
  target: Scope;
}

/**
 * Moves records of a tenant table to another organization, or to none, and tells the audit trail. Each moves or stays by
 * itself; what is gone or there already is passed over.
 * @throws {ApiError} ORGANIZATION_NOT_FOUND where the target has been deleted meanwhile; VALIDATION_FAILED where it has no
 * space for their files, with which all stay
 */
export async function moveRecords(
  mover: Mover,
  records: Records<RecordTable, KindWith<'moved'>>,
  ids: readonly string[],
): Promise<Move> {
  const { database, currentUser: actor } = mover;
  const { table } = records;
  const action = `${records.kind}.moved` satisfies AuditAction;
  const to = inScope({ scope: mover.target }, table).newRow.organizationId ?? null;
  const move = await database.db.transaction(async (tx) => {
    // Before the rows, as the deletion of an organization does.
    if (to !== null) await lockTarget(tx, to);
    const found = (await lockRecords(tx, mover, records, ids)).filter((row) => row.organizationId !== to);
    const referred = await findReferred(
      tx,
      table,
      found.map(({ id }) => id),
    );
    const moved: Found[] = [];
    const refused: (Found & { reason: MoveRefusal })[] = [];
    for (const row of found) {
      const reason = referred.has(row.id) ? 'referred' : await moveRow(tx, mover, table, row, to);
      if (reason) refused.push({ ...row, reason });
      else moved.push(row);
    }
    await moveFiles(
      tx,
      { table, actor, organizationId: to },
      moved.map(({ stored }) => stored),
    );
    await recordEvents(
      tx,
      // The audit log of the target finds it by the data.
      moved.map(({ id, organizationId: from }) => ({
        ...{ actor, action, subjectId: id },
        ...{ organizationId: from, data: { from, to } },
      })),
    );
    return {
      moved: moved.slice(0, namesShown),
      count: moved.length,
      origins: originsOf(moved),
      refusedCount: refused.length,
      refused: refused.slice(0, namesShown),
    };
  });
  invalidateTotalCap();
  return move;
}

interface Found {
  id: string;
  name: string;
  organizationId: string | null;
  /** All of its columns. */
  stored: Record<string, unknown>;
}

/** Locks an organization, so that it is not deleted meanwhile. */
async function lockTarget(tx: Transaction, id: string): Promise<void> {
  const [found] = await tx
    .select({ id: organizations.id })
    .from(organizations)
    .where(eq(organizations.id, id))
    .for('key share');
  if (!found) throw new ApiError(404, 'ORGANIZATION_NOT_FOUND');
}

/** Locks records in the order of deletions, and reads them in that of what must be unique (see insertOrder). */
async function lockRecords(
  tx: Transaction,
  mover: Mover,
  { table, name }: Records,
  ids: readonly string[],
): Promise<Found[]> {
  const rows: Rows = rowsIn(mover, table);
  const isAmong = inArray(table.id, [...ids]);
  await tx.select({ id: table.id }).from(rows).where(isAmong).orderBy(asc(table.id)).for('update');
  const found = await tx
    .select({ stored: columnsOf(table), name: sql<string>`coalesce(${name}::text, '')` })
    .from(rows)
    .where(isAmong)
    .orderBy(...uniqueKeys(table), asc(table.id));
  return found.map(({ stored, name }) => {
    const { id, organizationId } = stored as Pick<Found, 'id' | 'organizationId'>;
    return { id, name, organizationId, stored };
  });
}

/** Moves a locked record, unless there is a reason against it. */
async function moveRow(
  tx: Transaction,
  mover: Mover,
  table: RecordTable,
  { id, stored }: Found,
  organizationId: string | null,
): Promise<MoveRefusal | undefined> {
  const { organizationId: _, ...values } = stored;
  if (await findForeignReference(tx, table, { organizationId }, values)) return 'refers';
  const next = { organizationId, updatedAt: nextUpdatedAt(table.updatedAt) };
  try {
    // Within a savepoint: the others move.
    await tx.transaction((attempt) => updateRows(attempt, mover, table, next, eq(table.id, id)));
  } catch (error) {
    if (isTaken(error)) return 'name-used';
    throw error;
  }
  return undefined;
}

function originsOf(moved: readonly Found[]): Move['origins'] {
  const byScope = Map.groupBy(moved, ({ organizationId }) => organizationId ?? 'none');
  return [...byScope].map(([scope, rows]) => ({ scope, ids: rows.map(({ id }) => id) }));
}
