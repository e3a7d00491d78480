import { expect, test } from 'vitest';
import { createTestDatabase } from './create-test-database.ts';

test('each call gives a migrated database of its own, which drop removes', async () => {
  const [first, second] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  await first.database.sql`insert into users (id, name, email) values ('one', 'One', 'one@example.com')`;
  expect(await second.database.sql`select * from users`).toHaveLength(0);
  await first.drop();
  const left = await second.database.sql`
    select 1 from pg_database where datname = ${new URL(first.url).pathname.slice(1)}`;
  expect(left).toHaveLength(0);
  await second.drop();
});

test('an empty database has no tables', async () => {
  const { database, drop } = await createTestDatabase({ empty: true });
  expect(await database.sql`select 1 from pg_tables where schemaname = 'public'`).toHaveLength(0);
  await drop();
});
