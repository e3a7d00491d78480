import { bigint, customType, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { StoredFile } from '#contract/files/file-fields.ts';
import { createdAt, utcTimestamp } from '../database/tables/columns.ts';
import { bytes } from '../database/tables/pictures.ts';
import { organizations } from '../database/tables/tenants.ts';
import { users } from '../database/tables/users.ts';

/** Uploads, and files of records. A record's own column says which files it has: see `fileList`. */
export const files = pgTable(
  'files',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Kind of record, as permissions name it. */
    kind: text('kind').notNull(),
    name: text('name').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    type: text('type').notNull(),
    /** Bytes that have arrived. */
    received: bigint('received', { mode: 'number' }).notNull(),
    uploadedBy: text('uploaded_by').references(() => users.id, { onDelete: 'set null' }),
    /** When a record took it. */
    attachedAt: utcTimestamp('attached_at'),
    /** Organization of that record, whose space it takes. */
    organizationId: text('organization_id').references(() => organizations.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    index('files_user_index').on(table.uploadedBy),
    index('files_organization_index').on(table.organizationId),
  ],
);

/** The content of files, where no other store is configured. */
export const fileChunks = pgTable(
  'file_chunks',
  {
    fileId: uuid('file_id')
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    content: bytes('content').notNull(),
  },
  (table) => [primaryKey({ columns: [table.fileId, table.number] })],
);

const stored = customType<{ data: StoredFile[]; driverData: string }>({
  dataType: () => 'jsonb',
  toDriver: (files) => JSON.stringify(files),
  fromDriver: (files) => (typeof files === 'string' ? JSON.parse(files) : files),
});

/** A column with the files of a record. */
export const fileList = (name: string) => stored(name).notNull().default([]);
