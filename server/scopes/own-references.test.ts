import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { asSelf } from '#server/audit/record-events.ts';
import { createTestDatabase } from '#tests/support/create-test-database.ts';
import { ApiError } from '../config/api-error.ts';
import { createdAt, updatedAt } from '../database/tables/columns.ts';
import { organizationId, tenantTable } from '../database/tables/tenant-table.ts';
import { users } from '../database/tables/users.ts';
import { createRecord } from '../records/create-record.ts';
import { defineRecords } from '../records/define-records.ts';
import { deleteRecord } from '../records/delete-records.ts';
import { importFile, previewFile } from '../records/import/import-file.ts';
import { moveRecords } from '../records/move-records.ts';
import { referredName, withNames } from '../records/referred-names.ts';
import { restoreRecords } from '../records/restore-records.ts';
import { updateRecord } from '../records/update-record.ts';
import type { Scope } from './scope.ts';

const lamps = tenantTable(
  pgTable('test_lamps', {
    id: uuid('id').primaryKey().defaultRandom(),
    organizationId: organizationId(),
    name: text('name').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  }),
);
const shades = tenantTable(
  pgTable('test_shades', {
    id: uuid('id').primaryKey().defaultRandom(),
    organizationId: organizationId(),
    name: text('name').notNull(),
    lampId: uuid('lamp_id').references(() => lamps.id),
    keeperId: text('keeper_id').references(() => users.id),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  }),
);
// Kinds of which no feature tells anything.
const lampRecords = defineRecords({ kind: 'lamp' as never, table: lamps, name: lamps.name });
const shadeRecords = defineRecords({ kind: 'shade' as never, table: shades, name: shades.name });
const test = await createTestDatabase();
await test.database.sql.unsafe(`
    create table test_lamps (
      id uuid primary key default gen_random_uuid(), organization_id text, name text not null,
      created_at timestamptz(3) not null default now(), updated_at timestamptz(3) not null default now());
    create table test_shades (
      id uuid primary key default gen_random_uuid(), organization_id text, name text not null,
      lamp_id uuid references test_lamps,
      keeper_id text constraint test_shades_keeper_id_users_id_fk references users,
      created_at timestamptz(3) not null default now(), updated_at timestamptz(3) not null default now());
    insert into organizations (id, name, slug) values ('acme', 'Acme', 'acme'), ('beta', 'Beta', 'beta');
    insert into users (id, name, email) values ('ada', 'Ada', 'ada@example.com'), ('omar', 'Omar', 'omar@example.com');
    insert into members (id, organization_id, user_id, role)
    values ('a', 'acme', 'ada', 'owner'), ('b', 'beta', 'omar', 'owner');`);
afterAll(() => test.drop());
beforeEach(() => test.database.sql`truncate test_lamps, test_shades`);

/** What an operation has, of a user who works in an organization, or in none. */
const contextOf = (organization: string | null) => {
  const scope = organization
    ? { kind: 'organization', organizationId: organization, role: 'owner' }
    : { kind: 'installation' };
  return {
    database: test.database,
    currentUser: asSelf('ada'),
    fieldKinds: [],
    scope: scope as never as Scope,
  };
};

const refused = (field: string) => ({
  code: 'VALIDATION_FAILED',
  data: { issues: [{ message: 'generic.invalid', path: [field] }] },
});

it('of an organization name its own rows and its members, on creation and later', async () => {
  const acme = contextOf('acme');
  const own = await createRecord(acme, lampRecords, { name: 'Lantern' });
  const foreign = await createRecord(contextOf('beta'), lampRecords, { name: 'Torch' });
  const ofNone = await createRecord(contextOf(null), lampRecords, { name: 'Candle' });
  for (const lampId of [foreign.id, ofNone.id, crypto.randomUUID()]) {
    const attempt = createRecord(acme, shadeRecords, { name: 'Paper', lampId });
    await expect(attempt).rejects.toMatchObject(refused('lampId'));
  }
  const stranger = createRecord(acme, shadeRecords, { name: 'Paper', keeperId: 'omar' });
  await expect(stranger).rejects.toMatchObject(refused('keeperId'));

  const paper = await createRecord(acme, shadeRecords, { name: 'Paper', lampId: own.id, keeperId: 'ada' });
  const { id, updatedAt: expectedUpdatedAt } = paper;
  const version = { id, expectedUpdatedAt };
  const moved = updateRecord(acme, shadeRecords, { ...version, lampId: foreign.id });
  await expect(moved).rejects.toMatchObject(refused('lampId'));
  const given = updateRecord(acme, shadeRecords, { ...version, keeperId: 'omar' });
  await expect(given).rejects.toMatchObject(refused('keeperId'));
  const cleared = await updateRecord(acme, shadeRecords, { ...version, lampId: null });
  expect(cleared).toMatchObject({ lampId: null, keeperId: 'ada' });
});

describe('a change of a reference waits for a deletion without holding the record, so that neither waits for the other', () => {
  const isWaiting = () => test.database.sql`select from pg_stat_activity
    where wait_event_type = 'Lock' and datname = current_database()`;

  it('of the organization', async () => {
    const { sql } = test.database;
    await sql`insert into organizations (id, name, slug) values ('gone', 'Gone', 'gone')`;
    const gone = contextOf('gone');
    const lamp = await createRecord(gone, lampRecords, { name: 'Lantern' });
    const { id, updatedAt: expectedUpdatedAt } = await createRecord(gone, shadeRecords, { name: 'Paper' });
    const version = { id, expectedUpdatedAt };
    const { change } = await sql.begin(async (tx) => {
      await tx`select from organizations where id = 'gone' for update`;
      const change = updateRecord(gone, shadeRecords, { ...version, lampId: lamp.id }).catch(codeOf);
      await expect.poll(isWaiting).not.toHaveLength(0);
      await tx`delete from test_shades where organization_id = 'gone'`;
      await tx`delete from test_lamps where organization_id = 'gone'`;
      await tx`delete from organizations where id = 'gone'`;
      return { change };
    });
    expect(await change).toBe('RECORD_NOT_FOUND');
  });

  it.each(['change', 'creation'])('of the user to whom it refers after it, by a %s', async (how) => {
    const { sql } = test.database;
    await sql`insert into users (id, name, email) values ('leaves', 'Leila', 'leila@example.com')`;
    await sql`insert into members (id, organization_id, user_id, role) values ('l', 'acme', 'leaves', 'member')`;
    const acme = contextOf('acme');
    const lamp = await createRecord(acme, lampRecords, { name: 'Lantern' });
    const { id, updatedAt: expectedUpdatedAt } = await createRecord(acme, shadeRecords, { name: 'Paper' });
    const values = { keeperId: 'leaves', lampId: lamp.id };
    const { write } = await sql.begin(async (tx) => {
      await tx`select from users where id = 'leaves' for update`;
      const write = (
        how === 'change'
          ? updateRecord(acme, shadeRecords, { id, expectedUpdatedAt, ...values })
          : createRecord(acme, shadeRecords, { name: 'Silk', ...values })
      ).catch(codeOf);
      await expect.poll(isWaiting).not.toHaveLength(0);
      // By a trigger this locks the organizations of the user.
      await tx`delete from users where id = 'leaves'`;
      await tx`delete from test_shades where id = ${id}`;
      return { write };
    });
    expect(await write).toBe(how === 'change' ? 'RECORD_NOT_FOUND' : 'VALIDATION_FAILED');
  });
});

function codeOf(error: unknown): unknown {
  return error instanceof ApiError ? error.code : error;
}

it('stay when they were right once: who has left keeps what they had', async () => {
  const acme = contextOf('acme');
  const { sql } = test.database;
  await sql`insert into members (id, organization_id, user_id, role) values ('c', 'acme', 'omar', 'member')`;
  const { id, updatedAt: expectedUpdatedAt } = await createRecord(acme, shadeRecords, {
    name: 'Paper',
    keeperId: 'omar',
  });
  await sql`delete from members where id = 'c'`;
  const values = { id, expectedUpdatedAt, name: 'Silk', keeperId: 'omar' };
  expect(await updateRecord(acme, shadeRecords, values)).toMatchObject({ name: 'Silk', keeperId: 'omar' });
});

it('of no organization name rows of none, and any user', async () => {
  const none = contextOf(null);
  const own = await createRecord(none, lampRecords, { name: 'Candle' });
  const foreign = await createRecord(contextOf('acme'), lampRecords, { name: 'Lantern' });
  const attempt = createRecord(none, shadeRecords, { name: 'Paper', lampId: foreign.id });
  await expect(attempt).rejects.toMatchObject(refused('lampId'));
  const paper = await createRecord(none, shadeRecords, { name: 'Paper', lampId: own.id, keeperId: 'omar' });
  expect(paper).toMatchObject({ lampId: own.id, keeperId: 'omar' });
});

it('tell no name of what others have, should one be stored', async () => {
  const acme = contextOf('acme');
  const foreign = await createRecord(contextOf('beta'), lampRecords, { name: 'Torch' });
  const own = await createRecord(acme, lampRecords, { name: 'Lantern' });
  const { id } = await createRecord(acme, shadeRecords, { name: 'Paper', lampId: own.id });
  const names = { lamp: referredName(shades.lampId, lamps.name) };
  expect(await withNames(acme, shades, names, { id })).toEqual({ id, lamp: 'Lantern' });
  await test.database.sql`update test_shades set lamp_id = ${foreign.id}`;
  expect(await withNames(acme, shades, names, { id })).toEqual({ id, lamp: null });
});

it('of lines of a file are refused like those of a form', async () => {
  const context = { ...contextOf('acme'), language: 'en' as const };
  const foreign = await createRecord(contextOf('beta'), lampRecords, { name: 'Torch' });
  const own = await createRecord(context, lampRecords, { name: 'Lantern' });
  const cell = z.pipe(
    z.string(),
    z.transform((text) => text || null),
  );
  const file = {
    records: shadeRecords as never,
    columns: { name: 'x:csv.name', lampId: 'x:csv.lamp', keeperId: 'x:csv.keeper' } as const,
    required: ['name'] as const,
    exportedOnly: {},
    isLine: () => true,
    schema: z.object({ name: z.string(), lampId: cell, keeperId: cell }) as never,
    messages: { used: 'used', twice: 'twice' },
    most: 10,
  };
  const lampIds = [own.id, foreign.id, crypto.randomUUID()];
  const csv = [...lampIds.map((id) => `Paper,${id},ada`), 'Silk,,omar', 'Wool,,'].join('\n');
  const outcomes = ['create', 'refuse', 'refuse', 'refuse', 'create'];
  for (const read of [previewFile, importFile]) {
    const { lines } = await read(context, file, csv);
    expect(lines.map(({ outcome }) => outcome)).toEqual(outcomes);
  }
  const ofNobody = importFile({ ...context, ...contextOf(null) }, file, 'Paper,,nobody');
  await expect(ofNobody).rejects.toMatchObject(refused('keeperId'));
});

describe('keep a record where it is:', () => {
  const move = (ids: string[], from: string | null, to: string | null) => {
    const { scope: target } = contextOf(to);
    return { ...contextOf(from), target, ids };
  };
  const moveLamps = (...of: Parameters<typeof move>) =>
    moveRecords(move(...of), lampRecords as never, { ids: of[0] });
  const moveShades = (...of: Parameters<typeof move>) =>
    moveRecords(move(...of), shadeRecords as never, { ids: of[0] });

  it('one that refers to a record or a member, and one that others refer to', async () => {
    const acme = contextOf('acme');
    const lamp = await createRecord(acme, lampRecords, { name: 'Lantern' });
    const shade = await createRecord(acme, shadeRecords, { name: 'Paper', lampId: lamp.id });
    const kept = await createRecord(acme, shadeRecords, { name: 'Silk', keeperId: 'ada' });
    const free = await createRecord(acme, shadeRecords, { name: 'Wool' });
    const ids = [shade.id, kept.id, free.id];
    const { count, refused } = await moveShades(ids, 'acme', 'beta');
    expect([count, refused.map(({ id, reason }) => [id, reason]).sort()]).toEqual([
      1,
      [
        [shade.id, 'refers'],
        [kept.id, 'refers'],
      ].sort(),
    ]);
    expect((await moveLamps([lamp.id], 'acme', 'beta')).refused).toMatchObject([{ reason: 'referred' }]);
    // Any user may be named where no organization is.
    expect((await moveShades([kept.id], 'acme', null)).count).toBe(1);
    await test.database.sql`delete from test_shades where id = ${shade.id}`;
    expect((await moveLamps([lamp.id], 'acme', 'beta')).count).toBe(1);
  });

  it('one that was deleted, where what it refers to has moved away since', async () => {
    const acme = contextOf('acme');
    const lamp = await createRecord(acme, lampRecords, { name: 'Lantern' });
    const shade = await createRecord(acme, shadeRecords, { name: 'Paper', lampId: lamp.id });
    await deleteRecord(acme, shadeRecords as never, shade.id);
    await moveLamps([lamp.id], 'acme', 'beta');
    const restore = () => restoreRecords(acme, shadeRecords as never, { ids: [shade.id] });
    await expect(restore()).rejects.toMatchObject({ code: 'UNDO_NOT_POSSIBLE' });
    await moveLamps([lamp.id], 'beta', 'acme');
    expect((await restore()).restored).toBe(1);
  });

  it('of a move and a new reference at once, one alone comes through', async () => {
    const acme = contextOf('acme');
    for (let n = 0; n < 20; n++) {
      const lamp = await createRecord(acme, lampRecords, { name: 'Lantern' });
      await Promise.allSettled([
        createRecord(acme, shadeRecords, { name: 'Paper', lampId: lamp.id }),
        moveLamps([lamp.id], 'acme', 'beta'),
      ]);
    }
    const foreign = await test.database.sql`
      select from test_shades s join test_lamps l on l.id = s.lamp_id where l.organization_id <> s.organization_id`;
    expect(foreign).toHaveLength(0);
  });
});
