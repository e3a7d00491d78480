import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { EventFilter, ExportFormat } from '#contract/audit-log/audit-log.ts';
import { createdAt, utcTimestamp } from '../database/tables/columns.ts';
import { users } from '../database/tables/users.ts';

/** Exports of the audit log, which a job writes; for whoever asked, for a day. */
export const auditLogExports = pgTable('audit_log_exports', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  format: text('format').$type<ExportFormat>().notNull(),
  filter: jsonb('filter').$type<EventFilter>().notNull(),
  createdAt: createdAt(),
  /** Null until it is written. */
  readyAt: utcTimestamp('ready_at'),
});

/** The files of exports, in parts that fit into memory. */
export const auditLogParts = pgTable(
  'audit_log_parts',
  {
    exportId: uuid('export_id')
      .notNull()
      .references(() => auditLogExports.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    content: text('content').notNull(),
  },
  (table) => [primaryKey({ columns: [table.exportId, table.number] })],
);
