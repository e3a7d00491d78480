import { afterAll, expect, it } from 'vitest';
import { longestDeletion } from '#contract/schemas/limits.ts';
import { bookRecords, startBooks } from '#tests/support/books-table.ts';
import { deleteRecords } from './delete-records.ts';
import { restoreRecords } from './restore-records.ts';

const test = await startBooks();
afterAll(() => test.drop());

it('deletes and restores ten thousand records at once', async () => {
  const { ada, sql } = test;
  await sql`insert into test_books (title, serial) select '', n from generate_series(1, ${longestDeletion}) n`;
  const deletion = await deleteRecords(ada, bookRecords, undefined);
  expect([deletion.count, await sql`select from test_books`]).toEqual([longestDeletion, []]);
  expect(await restoreRecords(ada, bookRecords, deletion)).toMatchObject({ restored: longestDeletion });
}, 120_000);
