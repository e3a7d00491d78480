import { sql as condition, getTableColumns, inArray } from 'drizzle-orm';
import { pgTable, uuid } from 'drizzle-orm/pg-core';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { auditActions } from '#contract/audit.ts';
import { longestDeletion } from '#contract/schemas/limits.ts';
import { storedColumns } from '#server/database/rows.ts';
import { updatedAt } from '#server/database/tables/columns.ts';
import { bookRecords, books, startBooks } from '#tests/support/books-table.ts';
import { changeTrail } from '#tests/support/change-trail.ts';
import { cleanUp } from '#tests/support/clean-up.ts';
import { createRecord } from './create-record.ts';
import { defineRecords } from './define-records.ts';
import { deleteRecord, deleteRecords } from './delete-records.ts';
import { readDeletions } from './deletions.ts';
import { readRecord } from './read-record.ts';
import { restoreRecords } from './restore-records.ts';

const test = await startBooks();
const { ada, omar, sql, addBooks, atOnce, events } = test;
afterAll(() => test.drop());
beforeEach(() => changeTrail(sql, (tx) => tx`truncate test_books, deleted_records, audit_events`));

const slips = pgTable('test_slips', { id: uuid('id').notNull(), updatedAt: updatedAt() });
const slipRecords = defineRecords({ kind: 'book' as never, table: slips, name: slips.id });

const lantern = { title: 'Lantern', serial: 'S-1', note: 'مشروع 🚀', lentAt: '2026-02-03T04:05:06.789Z' };
const left = async () => (await sql`select title from test_books order by title`).map(({ title }) => title);
const notPossible = { status: 404, code: 'UNDO_NOT_POSSIBLE' };

describe('deleting', () => {
  it('skips records that are gone, names the first five, and records one event each', async () => {
    const rows = await addBooks(8);
    const ids = [crypto.randomUUID(), ...rows.slice(0, 7).map(({ id }) => id)];
    const { count, deleted, deletedAt, undoUntil } = await deleteRecords(
      ada,
      bookRecords,
      inArray(books.id, ids),
    );
    expect([count, deleted.length, await left()]).toEqual([7, 5, ['r00008']]);
    expect(rows).toEqual(expect.arrayContaining(deleted));
    expect(Date.parse(undoUntil) - Date.parse(deletedAt)).toBe(600_000);
    expect(await events()).toEqual(Array.from({ length: 7 }, () => ['book.deleted', undefined]));
  });

  it('deletes all or none: not when they are another number than expected', async () => {
    await addBooks(2);
    const all = condition`${books.title} like 'r%'`;
    for (const expectedCount of [1, 3])
      await expect(deleteRecords(ada, bookRecords, all, { expectedCount })).rejects.toMatchObject({
        status: 409,
        code: 'CONFLICT',
      });
    expect(await deleteRecords(ada, bookRecords, condition`false`)).toMatchObject({ count: 0, deleted: [] });
    expect(await deleteRecords(ada, bookRecords, all, { expectedCount: 2 })).toMatchObject({ count: 2 });
  });

  it('refuses more than ten thousand records, and keeps them', async () => {
    // Without columns for searches, which cost seconds with so many rows.
    await sql.unsafe(`create table test_slips as select gen_random_uuid() as id, now() as updated_at
      from generate_series(0, ${longestDeletion})`);
    for (const expectedCount of [undefined, 12_345])
      await expect(deleteRecords(ada, slipRecords, undefined, { expectedCount })).rejects.toMatchObject({
        status: 422,
        code: 'TOO_MANY_RECORDS',
      });
    expect(await sql`select from test_slips`).toHaveLength(longestDeletion + 1);
  });

  it('happens once when three ask for it at the same moment', async () => {
    const ids = (await addBooks(40)).map(({ id }) => id);
    const deletions = await atOnce([
      () => deleteRecords(ada, bookRecords, inArray(books.id, ids)),
      () => deleteRecords(omar, bookRecords, inArray(books.id, ids.toReversed())),
      () => deleteRecords(ada, bookRecords, undefined),
    ]);
    const counts = deletions.flatMap((one) => (one.status === 'fulfilled' ? one.value.count : []));
    expect(counts.sort()).toEqual([0, 0, 40]);
  });

  it('is refused while another record refers to it', async () => {
    const { id } = await createRecord(ada, bookRecords, lantern);
    await sql.unsafe('create table test_copies (book_id uuid references test_books (id))');
    try {
      await sql`insert into test_copies values (${id})`;
      await expect(deleteRecord(ada, bookRecords, id)).rejects.toMatchObject({
        status: 409,
        code: 'RECORD_IN_USE',
      });
      expect(await sql`select from deleted_records`).toHaveLength(0);
    } finally {
      await sql.unsafe('drop table test_copies');
    }
  });
});

describe('undo', () => {
  it('brings back every column as it was, to the last digit', async () => {
    await test.database.db.insert(books).values({
      id: crypto.randomUUID(),
      title: 'Été \u2028 "quoted" \\ مشروع 🚀',
      ...{ serial: "'", pages: -2147483648, due: '0001-01-01' },
      lentAt: new Date('2026-02-03T04:05:06.789Z'),
      note: '\t\n null',
      ...{ 'price.amount': 1_000_000_000_000, 'price.currency': 'KES' },
      createdAt: new Date('1999-12-31T23:59:59.999Z'),
      updatedAt: new Date('2001-02-03T04:05:06.007Z'),
    });
    await test.database.db.insert(books).values({ title: '', serial: 'only what must be' });
    const before = await sql`select * from test_books order by id`;
    for (const { name } of Object.values(storedColumns(books)))
      expect(before.some((row) => row[name] !== null)).toBe(true);
    const deletion = await deleteRecords(ada, bookRecords, undefined);
    expect(deletion).toMatchObject({ count: 2 });
    expect(await sql`select from test_books`).toHaveLength(0);
    expect(await restoreRecords(ada, bookRecords, deletion)).toMatchObject({ restored: 2, refusedCount: 0 });
    expect(await sql`select * from test_books order by id`).toEqual(before);
    expect(await sql`select from deleted_records`).toHaveLength(0);
  });

  it('is one with what is done alongside, which gets the ids of all', async () => {
    await addBooks(7);
    const alongside = vi.fn(async () => Promise.reject(new Error('not now')));
    await expect(deleteRecords(ada, bookRecords, undefined, { alongside })).rejects.toThrow('not now');
    expect(await sql`select from test_books`).toHaveLength(7);
    expect(alongside).toHaveBeenCalledWith(
      expect.anything(),
      expect.toSatisfy((ids) => ids.length === 7),
    );
  });

  it('keeps nothing that the database computes', async () => {
    await createRecord(ada, bookRecords, lantern);
    await deleteRecords(ada, bookRecords, undefined);
    const [row] = await sql`
      select array(select jsonb_object_keys(record) order by 1) as names from deleted_records`;
    const stored = Object.values(storedColumns(books)).map(({ name }) => name);
    expect(row?.names).toEqual(stored.sort());
    expect(stored.length).toBeLessThan(Object.keys(getTableColumns(books)).length);
  });

  it('gives a column that is newer than the deletion its default', async () => {
    const created = await createRecord(ada, bookRecords, { ...lantern, pages: 5 });
    const { deletedAt } = await deleteRecord(ada, bookRecords, created.id);
    await sql`update deleted_records set record = record - 'pages'`;
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
    await addBooks(2);
    const { deletedAt } = await deleteRecords(ada, bookRecords, undefined);
    const asked = await atOnce(
      Array.from({ length: 3 }, () => () => restoreRecords(ada, bookRecords, { deletedAt })),
    );
    const done = asked.flatMap((one) => (one.status === 'fulfilled' ? one.value.restored : []));
    expect(done).toEqual([2]);
    for (const one of asked.filter(({ status }) => status === 'rejected'))
      expect(one).toMatchObject({ reason: notPossible });
    expect(await sql`select from test_books`).toHaveLength(2);
  });

  it('lists deletions, newest first, only to the user who deleted, and only that kind of record', async () => {
    const rows = await addBooks(8);
    const first = await deleteRecords(ada, bookRecords, condition`${books.title} < 'r00008'`);
    const second = await deleteRecord(ada, bookRecords, rows[7]?.id ?? '');
    const { deletedAt, undoUntil } = first;
    expect((await readDeletions<typeof books>(ada, bookRecords)).items).toEqual([
      { deletedAt: second.deletedAt, undoUntil: second.undoUntil, count: 1, names: ['r00008'] },
      { deletedAt, undoUntil, count: 7, names: ['r00001', 'r00002', 'r00003', 'r00004', 'r00005'] },
    ]);
    expect((await readDeletions<typeof books>(omar, bookRecords)).items).toEqual([]);
    expect((await readDeletions<typeof books>(ada, { ...bookRecords, kind: 'user' })).items).toEqual([]);
    for (const input of [{ deletedAt }, { ids: rows.map(({ id }) => id) }])
      await expect(restoreRecords(omar, bookRecords, input)).rejects.toMatchObject(notPossible);
  });

  it('ends after ten minutes, and then nothing is left of the record', async () => {
    const [old, young] = await addBooks(2);
    if (!old || !young) throw new Error('no books');
    await deleteRecord(ada, bookRecords, old.id);
    await sql`update deleted_records set deleted_at = now() - interval '601 seconds'`;
    const { deletedAt } = await deleteRecord(ada, bookRecords, young.id);
    await expect(restoreRecords(ada, bookRecords, { ids: [old.id] })).rejects.toMatchObject(notPossible);
    const { items } = await readDeletions<typeof books>(ada, bookRecords);
    expect(items.map((deletion) => deletion.deletedAt)).toEqual([deletedAt]);
    await cleanUp(test.database);
    expect(await sql`select record_id from deleted_records`).toEqual([{ record_id: young.id }]);
  });
});

it('every kind of record that can be deleted can be restored', () => {
  const kinds = auditActions
    .filter((action) => action.endsWith('.restored'))
    .map((action) => action.split('.')[0]);
  for (const one of kinds) expect(auditActions).toContain(`${one}.deleted`);
});
