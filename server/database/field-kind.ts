import type { SQL, Subquery } from 'drizzle-orm';
import type { Count } from '#contract/schemas/paging.ts';
import type { Database, Transaction } from './database.ts';
import type { AnyTable } from './tables/tenant-table.ts';

/** The write of a record. */
export interface RecordWrite {
  kind: string;
  table: AnyTable;
  actor: { id: string };
  /** Organization of the record. */
  organizationId: string | null | undefined;
  /** The record as it was; undefined of a new one. */
  before?: Readonly<Record<string, unknown>>;
}

/** The move of records to an organization, or to none. */
export interface RecordMove extends Omit<RecordWrite, 'kind' | 'before'> {
  organizationId: string | null;
}

/** Rows of a table, by its name, that match a condition. */
export interface MatchingRows {
  rows: Subquery<string, Record<string, unknown>>;
  condition: SQL | undefined;
}

/** Numbers of what is lost with records, as an answer tells them beside the number of these. */
export type Lost = Omit<Count, 'count' | 'exact'>;

/**
 * A kind of field that a feature brings to records: its values name what the feature stores elsewhere, such as files.
 * It knows its columns in any table.
 */
export interface FieldKind {
  /**
   * Changes values in the transaction that stores them.
   * @returns what the event of the write tells beside the fields
   * @throws {ApiError} VALIDATION_FAILED on a field
   */
  prepare(tx: Transaction, write: RecordWrite, values: Record<string, unknown>): Promise<object>;
  /**
   * Follows records that were moved, in the same transaction.
   * @throws {ApiError} VALIDATION_FAILED where they cannot go there
   */
  move(tx: Transaction, move: RecordMove, records: readonly Record<string, unknown>[]): Promise<void>;
  /** Counts what is lost with the rows if they are deleted, as far as one deletion goes. */
  countLost(db: Database['db'], table: AnyTable, matching: MatchingRows): Promise<Lost>;
}
