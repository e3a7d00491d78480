import { asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { AuditAction } from '#contract/facts/audit-actions.ts';
import { namesShown } from '#contract/schemas/deletion.ts';
import type { Move, MoveRefusal } from '#contract/schemas/move.ts';
import { recordEvents } from '../audit/record-events.ts';
import { ApiError } from '../config/api-error.ts';
import { isTaken } from '../database/broken-constraint.ts';
import type { Transaction } from '../database/database.ts';
import { organizations } from '../database/tables/tenants.ts';
import { invalidateTotalCap } from '../lists/count-up-to.ts';
import { updateRows } from '../scopes/change-rows.ts';
import { inScope, type Rows, rowsIn } from '../scopes/in-scope.ts';
import { findForeignReference, findReferred } from '../scopes/own-references.ts';
import type { Scope } from '../scopes/scope.ts';
import { columnsOf, type KindWith, type Records, type RecordTable, type Writer } from './define-records.ts';
import { moveValues } from './field-kinds.ts';
import { uniqueKeys } from './insert-records.ts';
import { findUndoneMoves, type MoveData } from './undo-move.ts';
import { nextUpdatedAt } from './update-record.ts';

/** The kinds of records of which the audit trail tells both. */
export type MovedKind = KindWith<'moved'> & KindWith<'moved-back'>;

interface MoveSelection {
  ids: readonly string[];
  /** Moves of the caller's own are taken back, see moveInputSchema. */
  undo?: boolean | undefined;
}

interface Mover extends Writer {
  /** Scope in which the records are. */
  scope: Scope;
  /** Scope to which they go. */
  target: Scope;
}

/**
 * Moves records of a tenant table to another organization, or to none, and tells the audit trail. Each moves or stays by
 * itself; what is gone or there already is passed over.
 * @throws {ApiError} ORGANIZATION_NOT_FOUND where the target has been deleted meanwhile; VALIDATION_FAILED where their
 * fields cannot go there, such as files for which it has no space: all stay
 */
export async function moveRecords(
  mover: Mover,
  records: Records<RecordTable, MovedKind>,
  { ids, undo = false }: MoveSelection,
): Promise<Move> {
  const { database, currentUser: actor } = mover;
  const { table, kind } = records;
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
    const undone = undo ? await findUndoneMoves(tx, { kind, actor, to }, found) : new Map<string, Date>();
    const moved: (Found & { movedAt: Date })[] = [];
    const refused: (Found & { reason: MoveRefusal })[] = [];
    for (const row of found) {
      const updatedAt = undone.get(row.id) ?? nextUpdatedAt(table.updatedAt);
      const next = { organizationId: to, updatedAt };
      const outcome = referred.has(row.id) ? 'referred' : await moveRow(tx, mover, table, row, next);
      if (outcome instanceof Date) moved.push({ ...row, movedAt: outcome });
      else refused.push({ ...row, reason: outcome });
    }
    await moveValues(
      mover,
      tx,
      { table, actor, organizationId: to },
      moved.map(({ stored }) => stored),
    );
    await recordEvents(
      tx,
      // The audit log of the target finds it by the data.
      moved.map(({ id, organizationId: from, updatedAt, movedAt }) => {
        const event = { actor, subjectId: id, organizationId: from };
        if (undone.has(id))
          return { ...event, action: `${kind}.moved-back` satisfies AuditAction, data: { from, to } };
        const data: MoveData = {
          ...{ from, to },
          updatedAt: { from: updatedAt.toISOString(), to: movedAt.toISOString() },
        };
        return { ...event, action: `${kind}.moved` satisfies AuditAction, data };
      }),
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
  updatedAt: Date;
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
    const { id, organizationId, updatedAt } = stored as Omit<Found, 'name' | 'stored'>;
    return { id, name, organizationId, updatedAt, stored };
  });
}

/** Moves a locked record, unless there is a reason against it. Returns `updatedAt` as it was written, or the reason. */
async function moveRow(
  tx: Transaction,
  mover: Mover,
  table: RecordTable,
  { id, stored }: Found,
  next: { organizationId: string | null; updatedAt: Date | SQL },
): Promise<Date | MoveRefusal> {
  const { organizationId } = next;
  const { organizationId: _, ...values } = stored;
  if (await findForeignReference(tx, table, { organizationId }, values)) return 'refers';
  try {
    // Within a savepoint: the others move.
    const [row] = await tx.transaction((attempt) =>
      updateRows(attempt, mover, table, next, eq(table.id, id)).returning({ updatedAt: table.updatedAt }),
    );
    if (!row) throw new Error('the locked record is gone');
    return row.updatedAt as Date;
  } catch (error) {
    if (isTaken(error)) return 'name-used';
    throw error;
  }
}

function originsOf(moved: readonly Found[]): Move['origins'] {
  const byScope = Map.groupBy(moved, ({ organizationId }) => organizationId ?? 'none');
  return [...byScope].map(([scope, rows]) => ({ scope, ids: rows.map(({ id }) => id) }));
}
