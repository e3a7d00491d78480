import { eq, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ErrorCode } from '#contract/errors/error-codes.ts';
import type { AuditAction, AuditSubject } from '#contract/facts/audit-actions.ts';
import type { EventActor } from '../audit/record-events.ts';
import { ApiError } from '../config/api-error.ts';
import type { Database } from '../database/database.ts';
import type { FieldKind } from '../database/field-kind.ts';
import { type Json, type SelectedRow, type StoredColumns, storedColumns } from '../database/rows.ts';
import type { AnyTable } from '../database/tables/tenant-table.ts';

/** Format of a UUID: with a malformed one a query fails instead of finding nothing. */
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A table of records: `updatedAt` is the version of a row. */
export type RecordTable = AnyTable & Record<'id' | 'updatedAt', PgColumn>;

export interface Records<Table extends RecordTable = RecordTable, Kind extends AuditSubject = AuditSubject> {
  /** Name in the audit trail, before the actions: `.created`, `.updated`, `.deleted`, `.restored`, `.moved`, `.moved-back`. */
  kind: Kind;
  table: Table;
  /** Column with the name by which a deleted record is shown. */
  name: PgColumn;
  /** Message keys for a value that another record has, by unique index. Default: `generic.used`. */
  usedMessages?: Readonly<Record<string, string>>;
  /** Error code for a missing record. Default: RECORD_NOT_FOUND. */
  notFound?: ErrorCode;
}

/** A record as the API answers it: all of its stored columns. */
export type StoredRecord<Table extends AnyTable> = Json<SelectedRow<StoredColumns<Table>>> & {
  id: string;
};

/** The kinds of records of which the audit trail tells that something was done: `KindWith<'created'>`. */
export type KindWith<Event extends string> = {
  [Kind in AuditSubject]: `${Kind}.${Event}` extends AuditAction ? Kind : never;
}[AuditSubject];

/** What a write needs: part of the context of an operation for signed-in users. */
export interface Writer {
  database: Database;
  currentUser: EventActor;
  fieldKinds: readonly FieldKind[];
}

/** Returns the stored columns of any table, by property name. */
export function columnsOf(table: AnyTable): Record<string, PgColumn> {
  return storedColumns(table) as Record<string, PgColumn>;
}

/** Describes a kind of record; the functions of this folder work on it. */
export function defineRecords<Table extends RecordTable, Kind extends AuditSubject>(
  records: Records<Table, Kind>,
): Records<Table, Kind> {
  return records;
}

export function recordNotFound({ notFound = 'RECORD_NOT_FOUND' }: Pick<Records, 'notFound'>): ApiError {
  return new ApiError(404, notFound);
}

/**
 * Names one record in a query. A malformed id is that of no record.
 * @throws {ApiError} RECORD_NOT_FOUND
 */
export function hasId(records: Records, id: string): SQL {
  if (records.table.id.getSQLType() === 'uuid' && !uuid.test(id)) throw recordNotFound(records);
  return eq(records.table.id, id);
}
