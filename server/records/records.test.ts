import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { bookRecords, type books, startBooks } from '#tests/support/books-table.ts';
import { changeTrail } from '#tests/support/change-trail.ts';
import type { FieldKind } from '../database/field-kind.ts';
import { createRecord } from './create-record.ts';
import type { Writer } from './define-records.ts';
import { deleteRecord } from './delete-records.ts';
import { countLost } from './field-kinds.ts';
import { insertRecords } from './insert-records.ts';
import { readRecord } from './read-record.ts';
import { restoreRecords } from './restore-records.ts';
import { updateRecord } from './update-record.ts';
import type { WrittenFields } from './written-fields.ts';

const { kind } = bookRecords;
const test = await startBooks();
const { ada, omar, sql, events, atOnce } = test;
afterAll(() => test.drop());
beforeEach(() => changeTrail(sql, (tx) => tx`truncate test_books, audit_events`));

const lantern = { title: 'Lantern', serial: 'S-1', note: 'مشروع 🚀', lentAt: '2026-02-03T04:05:06.789Z' };

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

  it('has kinds of fields change the values, and tells what they say', async () => {
    const stamped: FieldKind = {
      async prepare(_tx, { before }, values) {
        values.note = before ? 'stamped again' : 'stamped';
        return { stamps: 1 };
      },
      move: async () => {},
      countLost: async () => ({ files: 3 }),
    };
    const writer = { ...ada, fieldKinds: [stamped] };
    const created = await createRecord(writer, bookRecords, lantern);
    expect(created.note).toBe('stamped');
    const change = { id: created.id, expectedUpdatedAt: created.updatedAt, title: 'Compass' };
    expect(await updateRecord(writer, bookRecords, change)).toMatchObject({ note: 'stamped again' });
    expect(await sql`select data from audit_events order by id`).toEqual([
      { data: { stamps: 1 } },
      { data: { fields: ['title', 'note'], stamps: 1 } },
    ]);
    expect(await countLost(writer, bookRecords.table, undefined)).toEqual({ files: 3 });
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

  it('puts a value that another record has on its field', async () => {
    await createRecord(ada, bookRecords, lantern);
    const { id, updatedAt } = await createRecord(ada, bookRecords, { title: 'Compass', serial: 'S-2' });
    const change = { id, expectedUpdatedAt: updatedAt, serial: 's-1' };
    await expect(updateRecord(ada, bookRecords, change)).rejects.toMatchObject({
      status: 422,
      data: { issues: [{ message: 'generic.used', path: ['serial'] }] },
    });
    expect(await readRecord(test, bookRecords, id)).toMatchObject({ serial: 'S-2', updatedAt });
  });

  it('is told of the record, in whatever case its id was written', async () => {
    const { id, updatedAt: expectedUpdatedAt } = await createRecord(ada, bookRecords, lantern);
    const change = { id: id.toUpperCase(), expectedUpdatedAt, title: 'Compass' };
    await updateRecord(omar, bookRecords, change);
    const told = await sql`select from audit_events where subject_id = ${id}`;
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
    const answers = await atOnce(
      ['one', 'two', 'three'].map(
        (title) => () => updateRecord(ada, bookRecords, { id, expectedUpdatedAt, title }),
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
  expect(await sql`select from test_books`).toHaveLength(50);
  expect(await events()).toHaveLength(50);
});

it('stores a change and its event together, or neither', async () => {
  const { id, updatedAt } = await createRecord(ada, bookRecords, lantern);
  const gone = await createRecord(ada, bookRecords, { ...lantern, serial: 'S-2' });
  const { deletedAt } = await deleteRecord(ada, bookRecords, gone.id);
  const before = await events();
  await sql.unsafe(`
    create function refuse() returns trigger language plpgsql as $$ begin raise 'refused'; end $$;
    create constraint trigger refuse after insert or update or delete on test_books
      deferrable initially deferred for each row execute function refuse()`);
  try {
    for (const change of [
      () => createRecord(ada, bookRecords, { ...lantern, serial: 'S-3' }),
      () => updateRecord(ada, bookRecords, { id, expectedUpdatedAt: updatedAt, title: 'Compass' }),
      () => deleteRecord(ada, bookRecords, id),
      () => restoreRecords(ada, bookRecords, { deletedAt }),
    ])
      await expect(change()).rejects.toThrow();
    expect([await sql`select title from test_books`, await events()]).toEqual([
      [{ title: 'Lantern' }],
      before,
    ]);
  } finally {
    await sql.unsafe('drop function refuse cascade');
  }
});
