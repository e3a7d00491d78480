import { isDeepStrictEqual } from 'node:util';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { AuditAction } from '#contract/facts/audit-actions.ts';
import { readLastActor } from '../audit/read-activity.ts';
import { recordEvents } from '../audit/record-events.ts';
import { ApiError } from '../config/api-error.ts';
import { toJson } from '../database/rows.ts';
import { updateRows } from '../scopes/change-rows.ts';
import { type Rows, rowsIn } from '../scopes/in-scope.ts';
import { lockOrganizationOf, lockReferredUsers } from '../scopes/lock-holders.ts';
import { findForeignReference } from '../scopes/own-references.ts';
import type { ScopeFor } from '../scopes/scope.ts';
import {
  columnsOf,
  hasId,
  type KindWith,
  type Records,
  type RecordTable,
  recordNotFound,
  type StoredRecord,
  type Writer,
} from './define-records.ts';
import { prepareValues } from './field-kinds.ts';
import { invalidReference, recordError } from './record-errors.ts';
import { type Only, toValues, type WrittenFields } from './written-fields.ts';

interface Version {
  id: string;
  /** `updatedAt` of the record on which the change is based. */
  expectedUpdatedAt: string;
}

interface UpdateOptions {
  /** Reads the current record for RECORD_CHANGED. Default: its stored columns. */
  current?: () => Promise<unknown>;
}

/**
 * Writes over the version that the caller has seen, and tells the audit trail which fields changed. Every field of the
 * input is compared and written, so that none can be forgotten. Where nothing changed, nothing is written.
 * @throws {ApiError} RECORD_NOT_FOUND; RECORD_CHANGED with the record as it is now and who changed it; VALIDATION_FAILED
 * for a value that another record has, or that refers to what others have, on its field
 */
export async function updateRecord<
  Table extends RecordTable,
  Input extends Version & Partial<WrittenFields<Table>>,
>(
  writer: Writer & ScopeFor<Table>,
  records: Records<Table, KindWith<'updated'>>,
  input: Only<Input, keyof WrittenFields<Table> | keyof Version>,
  { current }: UpdateOptions = {},
): Promise<StoredRecord<Table>> {
  const { id, expectedUpdatedAt, ...fields } = input;
  const { database, currentUser: actor } = writer;
  const { table } = records;
  const rows: Rows = rowsIn<Table>(writer, table);
  const columns = columnsOf(table);
  const isIt = hasId(records, id);
  const values = toValues(table, fields);
  try {
    const { row, isChanged } = await database.db.transaction(async (tx) => {
      await lockReferredUsers(tx, table, values);
      await lockOrganizationOf(tx, table, sql`from ${rows} where ${isIt}`);
      // Locked until the end: of two users who save at once the second sees what the first has written.
      const [before] = await tx.select(columns).from(rows).where(isIt).for('update');
      if (!before) throw recordNotFound(records);
      if ((before.updatedAt as Date).getTime() !== Date.parse(expectedUpdatedAt))
        return { row: before, isChanged: true };
      const organizationId = before.organizationId as string | null | undefined;
      const write = { kind: records.kind, table, actor, organizationId, before };
      const told = await prepareValues(writer, tx, write, values);
      const stored: Record<string, unknown> = toJson(before);
      const wanted: Record<string, unknown> = toJson(values);
      const changed = Object.keys(wanted).filter((field) => !isDeepStrictEqual(wanted[field], stored[field]));
      if (changed.length === 0) return { row: before, isChanged: false };
      const written = Object.fromEntries(changed.map((field) => [field, wanted[field]]));
      const foreign = await findForeignReference(tx, table, before, written);
      if (foreign) throw invalidReference(foreign);
      const next = { ...values, updatedAt: nextUpdatedAt(table.updatedAt) };
      const [after] = await updateRows<Table>(tx, writer, table, next, isIt).returning(columns);
      if (!after) throw new Error('the locked record is gone');
      const action = `${records.kind}.updated` satisfies AuditAction;
      const event = { actor, action, organizationId, data: { fields: changed, ...told } };
      await recordEvents(tx, [{ ...event, subjectId: String(after.id) }]);
      return { row: after, isChanged: false };
    });
    if (!isChanged) return toJson(row) as StoredRecord<Table>;
    throw new ApiError(409, 'RECORD_CHANGED', {
      current: current ? await current() : toJson(row),
      changedBy: await readLastActor(database.db, records.kind, String(row.id)),
    });
  } catch (error) {
    throw recordError(records, error);
  }
}

/**
 * Timestamp of an update, which identifies the version of a record: always later than the previous one, even within one
 * millisecond and if the clock is set back.
 */
export function nextUpdatedAt(updatedAt: SQLWrapper): SQL {
  return sql`greatest(clock_timestamp(), ${updatedAt} + interval '1 millisecond')`;
}
