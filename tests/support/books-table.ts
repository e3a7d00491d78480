import { sql } from 'drizzle-orm';
import { bigint, date, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { expect } from 'vitest';
import { asSelf } from '#server/audit/record-events.ts';
import type { Database } from '#server/database/database.ts';
import {
  createdAt,
  search,
  sortName,
  starts,
  updatedAt,
  utcTimestamp,
} from '#server/database/tables/columns.ts';
import { defineRecords, type Writer } from '#server/records/define-records.ts';
import { createTestDatabase } from './create-test-database.ts';

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

/** A kind of record that no feature knows: only the table matters to these tests. */
export const bookRecords = defineRecords({ kind: 'book' as never, table: books, name: books.title });

/** A test database with the table of books and the user Ada; Omar has no account. */
export async function startBooks() {
  const test = await createTestDatabase();
  const { database } = test;
  const { sql: client } = database;
  await createBooksTable(database);
  await client`insert into users (id, name, email) values ('ada', 'Ada', 'ada@example.com')`;
  const writerFor = (id: string): Writer => ({ database, currentUser: asSelf(id), fieldKinds: [] });
  return {
    ...test,
    sql: client,
    ada: writerFor('ada'),
    omar: writerFor('omar'),
    /** Adds books named r00001, r00002 and so on. */
    addBooks: (count: number) => client<{ id: string; name: string }[]>`
      insert into test_books (title, serial)
      select 'r' || lpad(n::text, 5, '0'), 'S-' || n from generate_series(1, ${count}) n
      returning id, title as name`,
    /** Starts acts while nothing can be written, and lets them go on once all of them wait. */
    async atOnce<Result>(acts: (() => Promise<Result>)[]): Promise<PromiseSettledResult<Result>[]> {
      const acting = await client.begin(async (tx) => {
        await tx`lock table test_books, deleted_records in share mode`;
        const settled = Promise.allSettled(acts.map((act) => act()));
        const waiting = () => client`
          select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
        await expect.poll(waiting).toHaveLength(acts.length);
        return { settled };
      });
      return acting.settled;
    },
    /** Every event: its action, and the fields that it names. */
    events: async () =>
      (await client`select action, data from audit_events order by id`).map(
        ({ action, data }) => [action, data?.fields] as const,
      ),
  };
}
