import { eq, getTableColumns, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { auditActions } from '#contract/audit.ts';
import { asSelf } from '#server/audit/record-events.ts';
import { storedColumns } from '#server/database/rows.ts';
import { books, createBooksTable } from '#tests/support/books-table.ts';
import { changeTrail } from '#tests/support/change-trail.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/create-test-database.ts';
import { createRecord } from './create-record.ts';
import { defineRecords, type Writer } from './define-records.ts';
import { deleteRecord, deleteRecords } from './delete-records.ts';
import { readDeletions } from './deletions.ts';
import { insertRecords } from './insert-records.ts';
import { readRecord } from './read-record.ts';
import { restoreRecords } from './restore-records.ts';
import { updateRecord } from './update-record.ts';
import type { WrittenFields } from './written-fields.ts';

// A kind of which no feature tells anything: the table is what matters here.
const kind = 'book' as never;
const bookRecords = defineRecords({ kind, table: books, name: books.title });

let test: TestDatabase;
let ada: Writer;
let omar: Writer;
beforeAll(async () => {
  test = await createTestDatabase();
  await createBooksTable(test.database);
  const { database } = test;
  await database.sql`insert into users (id, name, email) values ('ada', 'Ada', 'ada@example.com')`;
  ada = { database, currentUser: asSelf('ada') };
  omar = { database, currentUser: asSelf('omar') };
});
afterAll(() => test?.drop());
beforeEach(() =>
  changeTrail(test.database.sql, (tx) => tx`truncate test_books, deleted_records, audit_events`),
);

const lantern = { title: 'Lantern', serial: 'S-1', note: 'مشروع 🚀', lentAt: '2026-02-03T04:05:06.789Z' };
const events = async () =>
  (await test.database.sql`select action, data from audit_events order by id`).map(
    ({ action, data }) => [action, data?.fields] as const,
  );

describe('creating', () => {
  it('stores what is given, answers it as it goes over the wire, and is read back the same', async () => {
    const created = await createRecord(ada, bookRecords, lantern);
    expect(created).toEqual({
      ...lantern,
      id: expect.any(String),
      pages: 1,
      ...{ due: null, price: null },
      createdAt: expect.stringMatching(/Z$/),
      updatedAt: created.createdAt,
    });
    expect(await readRecord(test, bookRecords, created.id)).toEqual(created);
    expect(await events()).toEqual([[`${kind}.created`, undefined]]);
  });

  it('puts a value that another record has on its field, and tells nothing of it', async () => {
    await createRecord(ada, bookRecords, lantern);
    const second = createRecord(omar, bookRecords, { ...lantern, serial: 's-1' });
    await expect(second).rejects.toMatchObject({
      status: 422,
      code: 'VALIDATION_FAILED',
      data: { issues: [{ message: 'generic.used', path: ['serial'] }] },
    });
    const named = {
      ...bookRecords,
      usedMessages: { test_books_serial_unique: 'books:validation.serial.used' },
    };
    await expect(createRecord(omar, named, lantern)).rejects.toMatchObject({
      data: { issues: [{ message: 'books:validation.serial.used', path: ['serial'] }] },
    });
    expect(await events()).toHaveLength(1);
  });

  it('does not compile for a field without a column', () => {
    const more = { ...lantern, colour: 'red' };
    // @ts-expect-error: colour is no column
    void (() => createRecord(ada, bookRecords, more));
  });
});

describe('reading', () => {
  it.each(['nothing', crypto.randomUUID()])('finds nothing at %s', async (id) => {
    const missing = { status: 404, code: 'RECORD_NOT_FOUND' };
    await expect(readRecord(test, bookRecords, id)).rejects.toMatchObject(missing);
    await expect(deleteRecord(ada, bookRecords, id)).rejects.toMatchObject(missing);
    const change = { id, expectedUpdatedAt: new Date().toISOString(), title: 'x' };
    await expect(updateRecord(ada, bookRecords, change)).rejects.toMatchObject(missing);
  });
});

describe('changing', () => {
  /** Another value of each column that an operation can write; the compiler asks for that of a new one. */
  const others = {
    title: 'Compass',
    serial: 'S-2',
    pages: 12,
    due: '2026-03-01',
    lentAt: '2026-03-01T00:00:00.001Z',
    note: null,
    price: { amount: 1250, currency: 'EUR' },
  } satisfies Record<keyof WrittenFields<typeof books>, unknown>;

  it.each(Object.entries(others))('stores a change of %s alone', async (field, value) => {
    const before = await createRecord(ada, bookRecords, lantern);
    const version = { id: before.id, expectedUpdatedAt: before.updatedAt };
    const change: typeof version = { ...version, [field]: value };
    const after = await updateRecord(omar, bookRecords, change);
    expect(after).toEqual({ ...before, [field]: value, updatedAt: after.updatedAt });
    expect(after.updatedAt > before.updatedAt).toBe(true);
    expect(await readRecord(test, bookRecords, before.id)).toEqual(after);
    expect((await events()).at(-1)).toEqual([`${kind}.updated`, [field]]);
  });

  it('is told of the record, in whatever case its id was written', async () => {
    const { id, updatedAt: expectedUpdatedAt } = await createRecord(ada, bookRecords, lantern);
    const change = { id: id.toUpperCase(), expectedUpdatedAt, title: 'Compass' };
    await updateRecord(omar, bookRecords, change);
    const told = await test.database.sql`select from audit_events where subject_id = ${id}`;
    expect(told).toHaveLength(2);
    await expect(updateRecord(omar, bookRecords, change)).rejects.toMatchObject({ code: 'RECORD_CHANGED' });
  });

  it('writes nothing when nothing changed', async () => {
    const before = await createRecord(ada, bookRecords, lantern);
    const { id, updatedAt: expectedUpdatedAt } = before;
    expect(await updateRecord(ada, bookRecords, { id, expectedUpdatedAt, ...lantern })).toEqual(before);
    expect(await events()).toHaveLength(1);
  });

  it('lets one of two through that save at the same moment, and shows the other what is stored', async () => {
    const { id, updatedAt: expectedUpdatedAt } = await createRecord(ada, bookRecords, lantern);
    const answers = await Promise.allSettled(
      ['one', 'two', 'three'].map((title) =>
        updateRecord(ada, bookRecords, { id, expectedUpdatedAt, title }),
      ),
    );
    const [saved] = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
    const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? answer.reason : []));
    expect(refused).toHaveLength(2);
    for (const error of refused)
      expect(error).toMatchObject({
        status: 409,
        code: 'RECORD_CHANGED',
        data: { current: saved, changedBy: { name: 'Ada' } },
      });
  });
});

describe('undo', () => {
  it('brings back every column as it was, to the last digit', async () => {
    const { sql: client, db } = test.database;
    await db.insert(books).values({
      id: crypto.randomUUID(),
      title: 'Été \u2028 "quoted" \\ مشروع 🚀',
      ...{ serial: "'", pages: -2147483648, due: '0001-01-01' },
      lentAt: new Date('2026-02-03T04:05:06.789Z'),
      note: '\t\n null',
      ...{ 'price.amount': 1_000_000_000_000, 'price.currency': 'KES' },
      createdAt: new Date('1999-12-31T23:59:59.999Z'),
      updatedAt: new Date('2001-02-03T04:05:06.007Z'),
    });
    await db.insert(books).values({ title: '', serial: 'only what must be' });
    const before = await client`select * from test_books order by id`;
    for (const { name } of Object.values(storedColumns(books)))
      expect(before.some((row) => row[name] !== null)).toBe(true);
    const deletion = await deleteRecords(ada, bookRecords, undefined);
    expect(deletion).toMatchObject({ count: 2 });
    expect(await client`select from test_books`).toHaveLength(0);
    expect(await restoreRecords(ada, bookRecords, deletion)).toMatchObject({ restored: 2, refusedCount: 0 });
    expect(await client`select * from test_books order by id`).toEqual(before);
    expect(await client`select from deleted_records`).toHaveLength(0);
  });

  it('is one with what is done alongside, which gets the ids of all', async () => {
    for (let number = 0; number < 7; number += 1)
      await createRecord(ada, bookRecords, { ...lantern, serial: `s${number}` });
    const alongside = vi.fn(async () => Promise.reject(new Error('not now')));
    await expect(deleteRecords(ada, bookRecords, undefined, { alongside })).rejects.toThrow('not now');
    expect(await test.database.sql`select from test_books`).toHaveLength(7);
    expect(alongside).toHaveBeenCalledWith(
      expect.anything(),
      expect.toSatisfy((ids) => ids.length === 7),
    );
  });

  it('keeps nothing that the database computes', async () => {
    await createRecord(ada, bookRecords, lantern);
    await deleteRecords(ada, bookRecords, undefined);
    const [row] = await test.database.sql`
      select array(select jsonb_object_keys(record) order by 1) as names from deleted_records`;
    const stored = Object.values(storedColumns(books)).map(({ name }) => name);
    expect(row?.names).toEqual(stored.sort());
    expect(stored.length).toBeLessThan(Object.keys(getTableColumns(books)).length);
  });

  it('gives a column that is newer than the deletion its default', async () => {
    const created = await createRecord(ada, bookRecords, { ...lantern, pages: 5 });
    const { deletedAt } = await deleteRecord(ada, bookRecords, created.id);
    await test.database.sql`update deleted_records set record = record - 'pages'`;
    await restoreRecords(ada, bookRecords, { deletedAt });
    expect(await readRecord(test, bookRecords, created.id)).toEqual({ ...created, pages: 1 });
  });

  it('leaves what has a value that another record has taken, until that is free again', async () => {
    const first = await createRecord(ada, bookRecords, lantern);
    const second = await createRecord(ada, bookRecords, { title: 'Compass', serial: 'S-2' });
    const { deletedAt } = await deleteRecords(ada, bookRecords, undefined);
    const taken = await createRecord(omar, bookRecords, { title: 'Thief', serial: 's-2' });
    expect(await restoreRecords(ada, bookRecords, { deletedAt })).toEqual({
      restored: 1,
      items: [{ id: first.id, name: 'Lantern' }],
      refusedCount: 1,
      refused: [{ id: second.id, name: 'Compass', reason: 'name-used' }],
    });
    await deleteRecord(omar, bookRecords, taken.id);
    expect(await restoreRecords(ada, bookRecords, { ids: [second.id] })).toMatchObject({ restored: 1 });
  });

  it('happens once, however many ask for it at the same moment', async () => {
    for (const serial of ['S-1', 'S-2']) await createRecord(ada, bookRecords, { ...lantern, serial });
    const { deletedAt } = await deleteRecords(ada, bookRecords, undefined);
    const asked = await Promise.allSettled(
      Array.from({ length: 8 }, () => restoreRecords(ada, bookRecords, { deletedAt })),
    );
    const done = asked.flatMap((one) => (one.status === 'fulfilled' ? one.value.restored : []));
    expect(done).toEqual([2]);
    for (const one of asked.filter(({ status }) => status === 'rejected'))
      expect(one).toMatchObject({ reason: { status: 404, code: 'UNDO_NOT_POSSIBLE' } });
    expect(await test.database.sql`select from test_books`).toHaveLength(2);
  });

  it('is told by deletion, to who deleted and for that kind of record alone', async () => {
    const { id } = await createRecord(ada, bookRecords, lantern);
    const { deletedAt, undoUntil } = await deleteRecord(ada, bookRecords, id);
    expect((await readDeletions<typeof books>(ada, bookRecords)).items).toEqual([
      { deletedAt, undoUntil, count: 1, names: ['Lantern'] },
    ]);
    expect((await readDeletions<typeof books>(omar, bookRecords)).items).toEqual([]);
    expect((await readDeletions<typeof books>(ada, { ...bookRecords, kind: 'user' })).items).toEqual([]);
    await expect(restoreRecords(omar, bookRecords, { deletedAt })).rejects.toMatchObject({
      status: 404,
      code: 'UNDO_NOT_POSSIBLE',
    });
  });

  it('of a record that refers to one that is gone is refused, and so is deleting one that is needed', async () => {
    const { sql: client } = test.database;
    const { id } = await createRecord(ada, bookRecords, lantern);
    await client.unsafe('create table test_copies (book_id uuid references test_books (id))');
    try {
      await client`insert into test_copies values (${id})`;
      await expect(deleteRecord(ada, bookRecords, id)).rejects.toMatchObject({
        status: 409,
        code: 'RECORD_IN_USE',
      });
      expect(await client`select from deleted_records`).toHaveLength(0);
    } finally {
      await client.unsafe('drop table test_copies');
    }
  });
});

it('deletes all or none: not when they are another number than expected', async () => {
  await createRecord(ada, bookRecords, lantern);
  const all = eq(books.title, 'Lantern');
  await expect(deleteRecords(ada, bookRecords, all, { expectedCount: 2 })).rejects.toMatchObject({
    status: 409,
    code: 'CONFLICT',
  });
  expect(await deleteRecords(ada, bookRecords, sql`false`)).toMatchObject({ count: 0, deleted: [] });
  expect(await deleteRecords(ada, bookRecords, all, { expectedCount: 1 })).toMatchObject({ count: 1 });
});

it('inserts many, each unique value once, also when several do at the same moment', async () => {
  const inputs = () =>
    Array.from({ length: 50 }, (_, n) => ({ title: `t${n}`, serial: `S-${n}`, due: null }));
  const insert = (writer: Writer, some: ReturnType<typeof inputs>) =>
    test.database.db.transaction((tx) => insertRecords(tx, writer, bookRecords, some));
  const inserted = await Promise.all([
    insert(ada, inputs()),
    insert(omar, inputs().reverse()),
    insert(ada, inputs()),
  ]);
  expect(inserted.reduce((total, some) => total + some.size, 0)).toBe(50);
  expect(await test.database.sql`select from test_books`).toHaveLength(50);
  expect(await events()).toHaveLength(50);
});

it('every kind of record that can be deleted can be restored', () => {
  const kinds = auditActions
    .filter((action) => action.endsWith('.restored'))
    .map((action) => action.split('.')[0]);
  for (const one of kinds) expect(auditActions).toContain(`${one}.deleted`);
});
