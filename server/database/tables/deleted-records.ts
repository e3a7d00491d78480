import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { utcTimestamp } from './columns.ts';

/**
 * Deleted records of every kind while their deletion can be undone, separate from the tables of records: so lists,
 * indexes and unique rules of those need not exclude them.
 */
export const deletedRecords = pgTable(
  'deleted_records',
  {
    /** Kind of record, named as in the audit trail: 'invoice'. */
    kind: text('kind').notNull(),
    recordId: text('record_id').notNull(),
    name: text('name').notNull(),
    /** All stored columns, by their names in the database. */
    record: jsonb('record').notNull(),
    deletedAt: utcTimestamp('deleted_at').notNull(),
    /** Only the user who deleted it can restore it. */
    deletedBy: text('deleted_by').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.recordId] }),
    index('deleted_records_by_index').on(table.deletedBy, table.deletedAt),
    index('deleted_records_at_index').on(table.deletedAt),
  ],
);
