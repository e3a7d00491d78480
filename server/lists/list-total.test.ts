import { inArray } from 'drizzle-orm';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deleteRecords } from '#server/records/delete-records.ts';
import { bookRecords, books, startBooks } from '#tests/support/books-table.ts';
import { defineList } from './define-list.ts';
import { readPage } from './read-page.ts';

const { database, sql, ada, drop } = await startBooks();
afterAll(drop);

const list = defineList({ table: books, columns: { id: books.id }, sorts: { pages: books.pages } });
const read = () => readPage({ database }, list, { sort: 'pages', limit: 20 });

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  await sql`truncate test_books`;
  await sql`insert into test_books (title, serial, pages) select '', n, n from generate_series(1, 1010) n`;
  await deleteRecords(ada, bookRecords, inArray(books.serial, ['1010']));
  expect((await read()).total).toEqual({ count: 1000, exact: false });
});
afterEach(() => {
  vi.useRealTimers();
});

it('a total of more than a thousand is forgotten after a second', async () => {
  await sql`delete from test_books where pages > 899`;
  expect((await read()).total).toEqual({ count: 1000, exact: false });
  vi.advanceTimersByTime(1001);
  expect((await read()).total).toEqual({ count: 899, exact: true });
});

it('it is forgotten immediately by the process that deletes', async () => {
  const ids = (await read()).items.map(({ id }) => id);
  await deleteRecords(ada, bookRecords, inArray(books.id, ids));
  expect((await read()).total).toEqual({ count: 989, exact: true });
});

it('it is not used for a page that ends the list', async () => {
  await sql`delete from test_books where pages > 1`;
  expect((await read()).total).toEqual({ count: 1, exact: true });
});
