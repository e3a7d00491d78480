import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connectDatabase, type Database } from '#server/database/database.ts';
import * as tables from '#server/database/schema/index.ts';
import { users } from '#server/database/tables/users.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/create-test-database.ts';
import { idleLoad } from './observe-queries.ts';

const load = idleLoad(2);
let test: TestDatabase;
let database: Database;
let reported: [text: string, outcome: 'ok' | 'error'][] = [];
load.listeners.push((text) => (failure) => reported.push([text, failure === undefined ? 'ok' : 'error']));

beforeAll(async () => {
  test = await createTestDatabase();
  database = connectDatabase(test.url, { tables, max: 2, load });
});
afterAll(async () => {
  await database.close();
  await test.drop();
});
beforeEach(() => {
  reported = [];
});

describe('an observed client', () => {
  it('returns the same results, and reports statements without their values', async () => {
    const rows =
      await database.sql`select ${'secret'}::text as word, ${database.sql('email')} from (values ('a')) t(email)`;
    expect([...rows]).toEqual([{ word: 'secret', email: 'a' }]);
    expect(reported).toEqual([[expect.stringMatching(/^select \$1::text as word/), 'ok']]);
    expect(JSON.stringify(reported)).not.toContain('secret');
  });

  it('reports drizzle’s statements, also inside transactions and savepoints', async () => {
    await database.db.transaction(async (tx) => {
      expect(load.held).toBe(1);
      await tx.insert(users).values({ name: 'Ada', email: 'secret@example.com' });
      await tx.transaction(async (inner) => inner.select().from(users));
    });
    expect(reported.map(([text]) => text.split(' ', 2).join(' '))).toEqual(
      expect.arrayContaining(['insert into', 'select "id",']),
    );
    expect(JSON.stringify(reported)).not.toContain('secret');
    expect(load.held).toBe(0);
  });

  it('reports failed statements, and counts them as finished', async () => {
    await expect(database.sql`select nothing`).rejects.toThrow();
    await expect(
      database.sql.begin(async (tx) => {
        await tx`select nothing`;
      }),
    ).rejects.toThrow();
    expect(reported.map(([, outcome]) => outcome)).toEqual(['error', 'error']);
    expect(load.held).toBe(0);
  });

  it('counts pending statements', async () => {
    const waits = [1, 2, 3, 4].map(() => database.sql`select pg_sleep(0.1)`.execute());
    await expect.poll(() => load.held, { interval: 5 }).toBe(4);
    await Promise.all(waits);
    expect(load.held).toBe(0);
  });

  it('supports types of result columns, and streaming', async () => {
    const [row] = await database.sql`select ${[1, 2]}::int[] as list, now() as moment`;
    expect(row?.list).toEqual([1, 2]);
    let seen = 0;
    await database.sql`select generate_series(1, 5) as n`.forEach(() => {
      seen += 1;
    });
    expect(seen).toBe(5);
    expect(load.held).toBe(0);
  });
});
