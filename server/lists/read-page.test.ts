import { gt } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageSize } from '#contract/schemas/limits.ts';
import { type SortDirection, sortDirections } from '#contract/schemas/paging.ts';
import { storedColumns } from '#server/database/rows.ts';
import { books, startBooks } from '#tests/support/books-table.ts';
import { countMatches, matchCondition } from './count-matches.ts';
import { defineList } from './define-list.ts';
import { writeCursor } from './keyset-page.ts';
import { readAllPages, readPage } from './read-page.ts';

const bookList = defineList({
  table: books,
  columns: storedColumns(books),
  sorts: {
    title: books.sortName,
    serial: books.serial,
    pages: books.pages,
    due: books.due,
    lent: books.lentAt,
    added: books.createdAt,
  } satisfies Record<string, PgColumn>,
});
type Sort = keyof typeof bookList.sorts;
const sorts = Object.keys(bookList.sorts) as Sort[];

/** What the database sorts by, said in another way than the list does. */
const keys: Record<Sort, string> = {
  title: 'fold(title) collate "C"',
  serial: 'serial',
  pages: 'pages',
  due: `(due is not null), due`,
  lent: `(lent_at is not null), lent_at`,
  added: 'created_at',
};

const count = 130;

const test = await startBooks();
const context = { database: test.database };
beforeAll(async () => {
  // Keys that many share, and some that are missing: only the id keeps these pages apart.
  await test.database.sql`
    insert into test_books (title, serial, pages, due, lent_at, note, created_at)
    select case n % 3 when 0 then 'Été ' else 'ete ' end || n / 2, 'S-' || n, n % 7 - 3,
      case when n % 4 > 0 then date '2026-01-01' + n % 5 end,
      case when n % 3 > 0 then timestamptz '2026-01-01 00:00:00.123' + n % 6 * interval '1 ms' end,
      case when n % 10 = 0 then 'rare' end, timestamptz '2026-01-01' + n % 9 * interval '1 hour'
    from generate_series(1, ${count}) as n`;
});
afterAll(() => test.drop());

const serials = (rows: { serial: string }[]) => rows.map(({ serial }) => serial);

async function inOrder(sort: Sort, direction: SortDirection, where = 'true'): Promise<string[]> {
  const { sql } = test.database;
  const way = direction === 'ascending' ? 'asc' : 'desc';
  const order = [...keys[sort].split(/, (?=due|lent_at)/), 'id'].map((key) => `${key} ${way}`).join();
  return serials(
    await sql.unsafe<{ serial: string }[]>(`select serial from test_books where ${where} order by ${order}`),
  );
}

async function everyPage(input: Parameters<typeof readPage<typeof bookList.columns, Sort, typeof books>>[2]) {
  const found: string[] = [];
  let cursor: string | null | undefined;
  while (cursor !== null) {
    const page: Awaited<ReturnType<typeof readPage<typeof bookList.columns, Sort, typeof books>>> =
      await readPage(context, bookList, { ...input, cursor });
    found.push(...serials(page.items));
    cursor = page.nextCursor;
  }
  return found;
}

const orders = sorts.flatMap((sort) => sortDirections.map((direction) => ({ sort, direction })));

describe('pages of a list', () => {
  it.each(orders)('by $sort, $direction, hold every row once and in order', async ({ sort, direction }) => {
    const all = await inOrder(sort, direction);
    for (const limit of [pageSize, 7]) expect(await everyPage({ sort, direction, limit })).toEqual(all);
    const long = gt(books.pages, 0);
    expect(await everyPage({ sort, direction, limit: 7, filter: long })).toEqual(
      await inOrder(sort, direction, 'pages > 0'),
    );
    expect(await everyPage({ sort, direction, limit: 7, searchTerm: 'RARE' })).toEqual(
      await inOrder(sort, direction, `note = 'rare'`),
    );
    const whole: string[] = [];
    for await (const rows of readAllPages(context, bookList, { sort, direction }))
      whole.push(...serials(rows));
    expect(whole).toEqual(all);
  });

  it('begin with the first text, the least number and the latest time unless told otherwise', async () => {
    for (const sort of sorts) {
      const isTime = ['due', 'lent', 'added'].includes(sort);
      const { items } = await readPage(context, bookList, { sort, limit: 5 });
      expect(serials(items)).toEqual((await inOrder(sort, isTime ? 'descending' : 'ascending')).slice(0, 5));
    }
  });

  it('hold what a list shows, as it goes over the wire, and nothing else', async () => {
    const [stored] = await test.database.sql`select id, created_at from test_books where serial = 'S-30'`;
    for (const searchTerm of ['', 'rare']) {
      const page = await readPage(context, bookList, { searchTerm, sort: 'title', limit: 100 });
      expect(page.items.find(({ serial }) => serial === 'S-30')).toEqual({
        id: stored?.id,
        title: 'Été 15',
        serial: 'S-30',
        pages: -1,
        due: '2026-01-01',
        lentAt: null,
        note: 'rare',
        price: null,
        createdAt: '2026-01-01T03:00:00.000Z',
        updatedAt: expect.stringMatching(/^\d{4}-.*Z$/),
      });
    }
  });

  it('tell the total of all, of a filter and of a search', async () => {
    const total = async (input: object) =>
      (await readPage(context, bookList, { sort: 'title', limit: 1, ...input })).total;
    expect(await total({})).toEqual({ count, exact: true });
    expect(await total({ searchTerm: 'ete' })).toEqual({ count: 100, exact: false });
    expect(await total({ searchTerm: 'rare' })).toEqual({ count: 13, exact: true });
    const filter = gt(books.pages, 2);
    expect(await total({ filter })).toEqual({ count: 18, exact: true });
    expect(await total({ filter, searchTerm: 'rare' })).toEqual({ count: 2, exact: true });
    expect(await countMatches(context, bookList, { filter, searchTerm: 'rare', limit: 1 })).toEqual({
      count: 1,
      exact: false,
    });
    expect(await matchCondition(context, bookList, { searchTerm: '' })).toBeUndefined();
  });

  it('go on after the last row, whatever was deleted or added meanwhile', async () => {
    const { sql } = test.database;
    const input = { sort: 'serial', limit: 3 } as const;
    const first = await readPage(context, bookList, input);
    const last = first.items.at(-1);
    await sql`delete from test_books where serial = ${last?.serial ?? ''}`;
    await sql`insert into test_books (title, serial) values ('first', 'A')`;
    const next = await readPage(context, bookList, { ...input, cursor: first.nextCursor ?? '' });
    expect([serials(first.items), serials(next.items)]).toEqual([
      ['S-1', 'S-10', 'S-100'],
      ['S-101', 'S-102', 'S-103'],
    ]);
    await sql`update test_books set serial = 'S-100' where serial = 'A'`;
  });

  it('go on behind a name whose folded letters are many more than were written', async () => {
    const { sql } = test.database;
    await sql`insert into test_books (title, serial) values (${'\uFDFA'.repeat(100)}, 'long')`;
    const page = await readPage(context, bookList, { sort: 'title', direction: 'descending', limit: 1 });
    expect(serials(page.items)).toEqual(['long']);
    expect(page.nextCursor?.length).toBeLessThan(8000);
    await sql`delete from test_books where serial = 'long'`;
  });
});

describe('a cursor', () => {
  const read = (sort: Sort, cursor: string) => readPage(context, bookList, { sort, cursor, limit: 3 });

  it('of another order is refused', async () => {
    const { nextCursor } = await readPage(context, bookList, { sort: 'title', limit: 3 });
    const { nextCursor: backwards } = await readPage(context, bookList, {
      sort: 'title',
      direction: 'descending',
      limit: 3,
    });
    expect((await read('title', nextCursor ?? '')).items).toHaveLength(3);
    for (const refused of [read('serial', nextCursor ?? ''), read('title', backwards ?? '')])
      await expect(refused).rejects.toMatchObject({ status: 422, code: 'VALIDATION_FAILED' });
  });

  it.each([
    ['pages', '12'],
    ['pages', 1.5],
    ['pages', null],
    ['title', 12],
    ['title', null],
    ['due', 'yesterday'],
    ['due', '2026-13-01'],
    ['lent', 'yesterday'],
    ['lent', 5],
    ['added', '-infinity'],
    ['added', `2026-01-01T00:00:00.${'1'.repeat(100)}Z`],
  ] as const)('that says %s is %j is refused', async (sort, key) => {
    const direction = ['title', 'pages'].includes(sort) ? 'ascending' : 'descending';
    for (const id of [crypto.randomUUID(), 'nobody'])
      await expect(read(sort, writeCursor({ sort, direction, key, id }))).rejects.toMatchObject({
        status: 422,
        code: 'VALIDATION_FAILED',
      });
  });

  it('that is none of a list is refused', async () => {
    const nobody = { sort: 'title', direction: 'ascending', key: 'a', id: 'nobody' };
    for (const cursor of ['nonsense', ...[{ sort: 'title' }, [1], nobody].map(writeCursor)])
      await expect(read('title', cursor)).rejects.toMatchObject({ status: 422 });
  });
});
