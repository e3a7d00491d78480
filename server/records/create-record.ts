import type { AuditAction } from '#contract/facts/audit-actions.ts';
import { recordEvents } from '../audit/record-events.ts';
import { toJson } from '../database/rows.ts';
import { insertRow } from '../scopes/change-rows.ts';
import { inScope } from '../scopes/in-scope.ts';
import { lockReferredUsers } from '../scopes/lock-holders.ts';
import { findForeignReference } from '../scopes/own-references.ts';
import type { ScopeFor } from '../scopes/scope.ts';
import {
  columnsOf,
  type KindWith,
  type Records,
  type RecordTable,
  type StoredRecord,
  type Writer,
} from './define-records.ts';
import { prepareValues } from './field-kinds.ts';
import { invalidReference, recordError } from './record-errors.ts';
import { type Only, toValues, type WrittenFields } from './written-fields.ts';

/**
 * Inserts a record, and tells the audit trail in the same transaction.
 * @throws {ApiError} VALIDATION_FAILED for a value that another record has, or that refers to what others have, on its field
 */
export async function createRecord<Table extends RecordTable, Input extends WrittenFields<Table>>(
  writer: Writer & ScopeFor<Table>,
  records: Records<Table, KindWith<'created'>>,
  input: Only<Input, keyof WrittenFields<Table>>,
): Promise<StoredRecord<Table>> {
  const { database, currentUser: actor } = writer;
  const { table } = records;
  const { newRow } = inScope<Table>(writer, table);
  try {
    return await database.db.transaction(async (tx) => {
      const values = toValues(table, input);
      await lockReferredUsers(tx, table, values);
      const foreign = await findForeignReference(tx, table, newRow, values);
      if (foreign) throw invalidReference(foreign);
      const { organizationId } = newRow;
      const write = { kind: records.kind, table, actor, organizationId };
      const told = await prepareValues(writer, tx, write, values);
      const [created] = await insertRow<Table>(tx, writer, table, values).returning(columnsOf(table));
      if (!created) throw new Error('the inserted record did not come back');
      const action = `${records.kind}.created` satisfies AuditAction;
      await recordEvents(tx, [{ actor, action, subjectId: String(created.id), organizationId, data: told }]);
      return toJson(created) as StoredRecord<Table>;
    });
  } catch (error) {
    throw recordError(records, error);
  }
}
