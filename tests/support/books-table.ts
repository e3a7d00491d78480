import { sql } from 'drizzle-orm';
import { bigint, date, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Database } from '#server/database/database.ts';
import {
  createdAt,
  search,
  sortName,
  starts,
  updatedAt,
  utcTimestamp,
} from '#server/database/schema/columns.ts';

/** A kind of record that the product knows nothing of: what is tested with it holds for whatever an adopter adds. */
export const books = pgTable(
  'test_books',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    title: text('title').notNull(),
    serial: text('serial').notNull(),
    pages: integer('pages').notNull().default(1),
    due: date('due'),
    lentAt: utcTimestamp('lent_at'),
    note: text('note'),
    'price.amount': bigint('price_amount', { mode: 'number' }),
    'price.currency': text('price_currency'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    sortName: sortName('title'),
    search: search('title', 'note'),
    starts: starts('title'),
  },
  (table) => [uniqueIndex('test_books_serial_unique').on(sql`lower(${table.serial})`)],
);

/** Adds the table to a test database. */
export async function createBooksTable({ sql: client }: Pick<Database, 'sql'>): Promise<void> {
  await client.unsafe(`
    create table test_books (
      id uuid primary key default gen_random_uuid(),
      title text not null,
      serial text not null,
      pages integer not null default 1,
      due date,
      lent_at timestamptz(3),
      note text,
      price_amount bigint,
      price_currency text,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now(),
      sort_name text collate "C" not null generated always as (fold(title)) stored,
      search text not null
        generated always as (searchable(coalesce(title, '')) || E'\\n' || searchable(coalesce(note, ''))) stored,
      starts text not null generated always as (word_starts(fold(coalesce(title, '')))) stored
    );
    create unique index test_books_serial_unique on test_books (lower(serial));`);
}
