import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { AuditAction } from '#contract/facts/audit-actions.ts';
import { type Deletion, namesShown } from '#contract/schemas/deletion.ts';
import { longestDeletion } from '#contract/schemas/limits.ts';
import { recordEvents } from '../audit/record-events.ts';
import { ApiError } from '../config/api-error.ts';
import { isBrokenReference } from '../database/broken-constraint.ts';
import type { Transaction } from '../database/database.ts';
import { deletedRecords } from '../database/tables/deleted-records.ts';
import { scopeFieldOf } from '../database/tables/tenant-table.ts';
import { invalidateTotalCap } from '../lists/count-up-to.ts';
import { deleteRows } from '../scopes/change-rows.ts';
import { type Rows, rowsIn } from '../scopes/in-scope.ts';
import type { ScopeFor } from '../scopes/scope.ts';
import {
  columnsOf,
  hasId,
  type KindWith,
  type Records,
  type RecordTable,
  recordNotFound,
  type Writer,
} from './define-records.ts';
import { undoUntil } from './deletions.ts';

type DeletedKind = KindWith<'deleted' | 'restored'>;

interface DeletionOptions {
  /** How many they must be: CONFLICT where they are another number by now. */
  expectedCount?: number | undefined;
  /** Does what belongs to the deletion, such as adding a job, in its transaction. */
  alongside?(tx: Transaction, ids: readonly string[]): Promise<unknown>;
}

/**
 * Deletes one record; it can be restored for some minutes (`undoMinutes` of the contract).
 * @throws {ApiError} RECORD_NOT_FOUND
 */
export async function deleteRecord<Table extends RecordTable>(
  writer: Writer & ScopeFor<Table>,
  records: Records<Table, DeletedKind>,
  id: string,
  options?: Pick<DeletionOptions, 'alongside'>,
): Promise<Deletion> {
  const deletion = await deleteRecords<Table>(writer, records, hasId(records, id), options);
  if (deletion.count === 0) throw recordNotFound(records);
  return deletion;
}

/**
 * Deletes all records that a condition means, within the scope; undefined means all there are. All or none: when they are too many, or not
 * as many as expected, nothing happens.
 * @throws {ApiError} TOO_MANY_RECORDS, CONFLICT, RECORD_IN_USE where other records need one of them
 */
export async function deleteRecords<Table extends RecordTable>(
  writer: Writer & ScopeFor<Table>,
  records: Records<Table, DeletedKind>,
  condition: SQL | undefined,
  { expectedCount, alongside }: DeletionOptions = {},
): Promise<Deletion> {
  const { database, currentUser: actor } = writer;
  const { kind } = records;
  const { id } = records.table;
  const rows: Rows = rowsIn<Table>(writer, records.table);
  const deletion = await database.db
    .transaction(async (tx) => {
      // Locked in one order, or two deletions at once could each wait for the other's row.
      const found = await tx
        .select({
          id: sql<string>`${id}::text`,
          name: sql<string>`coalesce(${records.name}::text, '')`,
          organizationId: sql<string | null>`${columnsOf(records.table).organizationId ?? sql`null`}`,
        })
        .from(rows)
        .where(condition)
        .orderBy(id)
        .limit(longestDeletion + 1)
        .for('update');
      if (found.length > longestDeletion)
        throw new ApiError(422, 'TOO_MANY_RECORDS', { max: longestDeletion });
      if (expectedCount !== undefined && found.length !== expectedCount) throw new ApiError(409, 'CONFLICT');
      const ids = found.map(({ id }) => id);
      const deletedAt = new Date();
      if (ids.length > 0) await moveAway<Table>(tx, writer, records, { ids, deletedAt });
      const action = `${kind}.deleted` satisfies AuditAction;
      const isOwned = scopeFieldOf(records.table) === 'ownerId';
      await recordEvents(
        tx,
        found.map(({ id, name, organizationId }) => ({
          ...{ actor, action, subjectId: id, organizationId },
          // Records that are their owner's alone leave none.
          ...(!isOwned && name !== '' && { data: { name } }),
        })),
      );
      await alongside?.(tx, ids);
      return {
        deleted: found.slice(0, namesShown).map(({ id, name }) => ({ id, name })),
        count: found.length,
        deletedAt: deletedAt.toISOString(),
        undoUntil: undoUntil(deletedAt).toISOString(),
      };
    })
    .catch((error: unknown) => {
      throw isBrokenReference(error)
        ? new ApiError(409, 'RECORD_IN_USE', undefined, { cause: error })
        : error;
    });
  invalidateTotalCap();
  return deletion;
}

interface Moved {
  ids: string[];
  deletedAt: Date;
}

async function moveAway<Table extends RecordTable>(
  tx: Transaction,
  writer: Pick<Writer, 'currentUser'> & ScopeFor<Table>,
  { table, kind, name }: Records<Table>,
  { ids, deletedAt }: Moved,
): Promise<void> {
  const { id }: RecordTable = table;
  const columns = Object.values(getTableColumns(table as PgTable));
  const computed = columns.filter(({ generated }) => generated !== undefined);
  const names = sql.param(computed.map((column) => column.name));
  const isAmong = sql`${id} = any (${sql.param(ids)}::${sql.raw(id.getSQLType())}[])`;
  await tx.execute(sql`
    with ${table} as ${deleteRows<Table>(tx, writer, table, isAmong).returning()}
    insert into ${deletedRecords} (kind, record_id, name, record, deleted_at, deleted_by)
    select ${kind}, ${id}::text, coalesce(${name}::text, ''), to_jsonb(${table}) - ${names}::text[],
      ${deletedAt.toISOString()}, ${writer.currentUser.id}
    from ${table}
    on conflict (kind, record_id) do update
      set (name, record, deleted_at, deleted_by) =
        (excluded.name, excluded.record, excluded.deleted_at, excluded.deleted_by)`);
}
