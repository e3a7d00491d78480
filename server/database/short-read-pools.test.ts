import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/create-test-database.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

it('a lock on a table of one pool does not block the other', async () => {
  const { sql, shortReads } = test.database;
  let isOver = false;
  const readers = await sql.begin(async (tx) => {
    await tx`lock table users in access exclusive mode`;
    const waiting = [1, 2, 3].map(() =>
      shortReads.records`select from users limit 1`.then(() => {
        isOver = true;
      }),
    );
    for (let count = 0; count < 3; count += 1) await shortReads.sessions`select from sessions limit 1`;
    expect(isOver).toBe(false);
    return { waiting };
  });
  await Promise.all(readers.waiting);
});

it('timestamps are returned as text in the database’s format', async () => {
  const { sql, shortReads } = test.database;
  const [[one], [other]] = await Promise.all([
    sql`select timestamptz '2026-11-22 06:00:00.123+00' as moment`,
    shortReads.sessions`select timestamptz '2026-11-22 06:00:00.123+00' as moment`,
  ]);
  expect(other).toEqual(one);
  expect(typeof other?.moment).toBe('string');
});
