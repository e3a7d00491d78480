import { and, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import type { AuditAction } from '#contract/facts/audit-actions.ts';
import { namesShown, type Restoration, type RestorationInput } from '#contract/schemas/deletion.ts';
import { recordEvents } from '../audit/record-events.ts';
import { ApiError } from '../config/api-error.ts';
import { isBrokenReference } from '../database/broken-constraint.ts';
import type { Transaction } from '../database/database.ts';
import { deletedRecords } from '../database/tables/deleted-records.ts';
import { scopeColumn } from '../database/tables/tenant-table.ts';
import { lockUsersOfStored } from '../scopes/lock-holders.ts';
import { haveForeignReference } from '../scopes/own-references.ts';
import type { ScopeFor } from '../scopes/scope.ts';
import { columnsOf, type KindWith, type Records, type RecordTable, type Writer } from './define-records.ts';
import { isDeletedIn } from './deleted-in-scope.ts';
import { undoableSince } from './deletions.ts';
import { insertOrder } from './insert-records.ts';

/**
 * Undoes a deletion of the caller's own: the records come back as they were, with their ids. What has a unique value
 * that another record has taken meanwhile stays deleted, and is told.
 * @throws {ApiError} UNDO_NOT_POSSIBLE where there is nothing to restore, or what a record needs is gone or elsewhere
 */
export async function restoreRecords<Table extends RecordTable>(
  writer: Writer & ScopeFor<Table>,
  records: Records<Table, KindWith<'restored'>>,
  input: RestorationInput,
): Promise<Restoration> {
  const { database, currentUser: actor } = writer;
  const { kind, recordId, name, deletedAt, deletedBy } = deletedRecords;
  const organizationId = sql<string | null>`${deletedRecords.record} ->> ${scopeColumn}`;
  const isWanted = and(
    eq(kind, records.kind),
    eq(deletedBy, actor.id),
    gt(deletedAt, undoableSince()),
    isDeletedIn<Table>(writer, records.table),
    'ids' in input ? inArray(recordId, input.ids) : eq(deletedAt, new Date(input.deletedAt)),
  );
  return database.db
    .transaction(async (tx) => {
      const wanted = await tx
        .select({ id: recordId, name, organizationId })
        .from(deletedRecords)
        .where(isWanted)
        .orderBy(name, recordId)
        .for('update');
      if (wanted.length === 0) throw new ApiError(404, 'UNDO_NOT_POSSIBLE');
      const stored = {
        record: sql`${deletedRecords.record}`,
        from: sql`from ${deletedRecords} where ${isWanted}`,
      };
      await lockUsersOfStored(tx, records.table, stored);
      const back = new Set(await insertAgain(tx, records, isWanted));
      // Inserted they hold what they refer to, so that no move takes it away meanwhile.
      if (await haveForeignReference(tx, records.table, [...back]))
        throw new ApiError(409, 'UNDO_NOT_POSSIBLE');
      const isBack = sql`${recordId} = any (${sql.param([...back])}::text[])`;
      await tx.delete(deletedRecords).where(and(eq(kind, records.kind), isBack));
      const action = `${records.kind}.restored` satisfies AuditAction;
      const restored = wanted.filter((row) => back.has(row.id));
      await recordEvents(
        tx,
        restored.map(({ id, organizationId }) => ({ actor, action, subjectId: id, organizationId })),
      );
      const refused = wanted.filter((row) => !back.has(row.id));
      return {
        restored: back.size,
        items: restored.slice(0, namesShown).map(({ id, name }) => ({ id, name })),
        refusedCount: refused.length,
        refused: refused
          .slice(0, namesShown)
          .map(({ id, name }) => ({ id, name, reason: 'name-used' as const })),
      };
    })
    .catch((error: unknown) => {
      throw isBrokenReference(error)
        ? new ApiError(409, 'UNDO_NOT_POSSIBLE', undefined, { cause: error })
        : error;
    });
}

/** The columns that a record was deleted with: one that a migration has added since gets its default. */
const columnsThen = sql`array(select jsonb_object_keys(${deletedRecords.record}) order by 1)`;

async function insertAgain(
  tx: Transaction,
  { table }: Pick<Records, 'table'>,
  isWanted: SQL | undefined,
): Promise<string[]> {
  const versions = await tx
    .selectDistinct({ names: sql<string[]>`${columnsThen}` })
    .from(deletedRecords)
    .where(isWanted);
  const back: string[] = [];
  for (const { names } of versions) {
    const columns = Object.values(columnsOf(table)).filter(({ name }) => names.includes(name));
    const inserted = await tx.execute<{ id: string }>(sql`
      insert into ${table} (${sql.join(
        columns.map(({ name }) => sql.identifier(name)),
        sql`, `,
      )})
      overriding system value
      select ${sql.join(columns, sql`, `)}
      from ${deletedRecords} cross join lateral jsonb_populate_record(null::${table}, ${deletedRecords.record}) as ${table}
      where ${and(isWanted, sql`${columnsThen} = ${sql.param(names)}::text[]`)}
      ${insertOrder(table)} on conflict do nothing returning ${columnsOf(table).id}::text as id`);
    back.push(...inserted.map(({ id }) => id));
  }
  return back;
}
