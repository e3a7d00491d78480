import { afterAll, beforeAll, expect, it } from 'vitest';
import { asSelf } from '#server/audit/record-events.ts';
import { books, createBooksTable } from '#tests/support/books-table.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/create-test-database.ts';
import { createRecord } from './create-record.ts';
import { defineRecords, type Writer } from './define-records.ts';
import { insertRecords } from './insert-records.ts';
import { updateRecord } from './update-record.ts';

const records = defineRecords({ kind: 'book' as never, table: books, name: books.title });

let test: TestDatabase;
let writer: Writer;
beforeAll(async () => {
  test = await createTestDatabase();
  await createBooksTable(test.database);
  writer = { database: test.database, currentUser: asSelf('ada') };
});
afterAll(() => test?.drop());

it('is stored in two columns, whose sums SQL can tell, and answered as one value', async () => {
  const price = { amount: 1250, currency: 'EUR' };
  const [first, ...others] = ['S-1', 'S-2', 'S-3'].map((serial) => ({ title: 'Lantern', serial, price }));
  if (!first) throw new Error('no book');
  const { id, updatedAt: expectedUpdatedAt } = await createRecord(writer, records, first);
  await test.database.db.transaction((tx) => insertRecords(tx, writer, records, others));
  const change = { id, expectedUpdatedAt, price: { amount: 1250, currency: 'USD' } };
  expect(await updateRecord(writer, records, change)).toMatchObject({ price: change.price });
  const sums = await test.database.sql`
    select price_currency as currency, sum(price_amount)::int from test_books group by 1 order by 1`;
  expect([...sums]).toEqual([
    { currency: 'EUR', sum: 2500 },
    { currency: 'USD', sum: 1250 },
  ]);
});
