import { afterAll, expect, it } from 'vitest';
import { bookRecords as records, startBooks } from '#tests/support/books-table.ts';
import { createRecord } from './create-record.ts';
import { insertRecords } from './insert-records.ts';
import { updateRecord } from './update-record.ts';

const { ada, database, drop } = await startBooks();
afterAll(drop);

it('is stored in two columns, whose sums SQL can tell, and answered as one value', async () => {
  const price = { amount: 1250, currency: 'EUR' };
  const [first, ...others] = ['S-1', 'S-2', 'S-3'].map((serial) => ({ title: 'Lantern', serial, price }));
  if (!first) throw new Error('no book');
  const { id, updatedAt: expectedUpdatedAt } = await createRecord(ada, records, first);
  await database.db.transaction((tx) => insertRecords(tx, ada, records, others));
  const change = { id, expectedUpdatedAt, price: { amount: 1250, currency: 'USD' } };
  expect(await updateRecord(ada, records, change)).toMatchObject({ price: change.price });
  const sums = await database.sql`
    select price_currency as currency, sum(price_amount)::int from test_books group by 1 order by 1`;
  expect([...sums]).toEqual([
    { currency: 'EUR', sum: 2500 },
    { currency: 'USD', sum: 1250 },
  ]);
});
