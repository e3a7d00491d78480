import { implement } from '@orpc/server';
import { sql } from 'drizzle-orm';
import { pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { afterAll, beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { entityContract } from '#contract/entities/entity-contract.ts';
import type { EntityFacts } from '#contract/entities/entity-facts.ts';
import { recordFilter } from '#contract/entities/filters.ts';
import { optional } from '#contract/validation/optional.ts';
import { lineSchema } from '#contract/validation/text.ts';
import { startLamps } from '#tests/support/repositories/start-lamps.ts';
import type { ApiContext } from '../api/api-context.ts';
import { asSelf } from '../audit/record-events.ts';
import type { Database } from '../database/database.ts';
import { createdAt, search, sortName, starts, updatedAt } from '../database/tables/columns.ts';
import {
  organizationId,
  ownedTable,
  ownerId,
  scopeKey,
  tenantTable,
} from '../database/tables/tenant-table.ts';
import { entityOperations } from '../entities/entity-operations.ts';
import { listedColumns } from '../entities/listed-columns.ts';
import { defineList } from '../lists/define-list.ts';
import { readPage } from '../lists/read-page.ts';
import { createRecord } from '../records/create-record.ts';
import { defineRecords, type Writer } from '../records/define-records.ts';
import { readRecord } from '../records/read-record.ts';
import { referredName } from '../records/referred-names.ts';
import { inScope, rowsIn } from '../scopes/in-scope.ts';
import { isInOwn } from '../scopes/own-rows.ts';
import type { OwnerScope, Scope } from '../scopes/scope.ts';

const rooms = ownedTable(
  pgTable('test_rooms', {
    id: uuid('id').primaryKey().defaultRandom(),
    ownerId: ownerId(),
    name: text('name').notNull(),
    updatedAt: updatedAt(),
  }),
);

/** A kind of record that the product knows nothing of, which users have for themselves. */
const lamps = ownedTable(
  pgTable(
    'test_lamps',
    {
      id: uuid('id').primaryKey().defaultRandom(),
      ownerId: ownerId(),
      name: text('name').notNull(),
      roomId: uuid('room_id').references(() => rooms.id),
      createdAt: createdAt(),
      updatedAt: updatedAt(),
      sortName: sortName('name'),
      search: search('name'),
      starts: starts('name'),
    },
    (table) => [uniqueIndex('test_lamps_name_unique').on(scopeKey(table), table.name)],
  ),
);

const facts = {
  ...{ path: '/lamps', kind: 'repository', one: 'a lamp', many: 'lamps', scope: 'owner' },
  names: ['room'],
  listed: ['roomId'],
  sorts: { updated: 'descending', name: 'ascending' },
} as const satisfies EntityFacts;

const entity = entityContract(facts, {
  input: z.object({ name: lineSchema(100), roomId: optional(z.uuid()) }),
  filters: { roomId: recordFilter },
});

const operation = implement({ lamps: entity.operations }).$context<ApiContext>();
const names = { room: referredName(lamps.roomId, rooms.name) };
// A kind with permissions, on which the place of this file depends.
const records = defineRecords({ kind: 'repository', table: lamps, name: lamps.name });
const list = defineList({
  table: lamps,
  columns: listedColumns(lamps, names, entity.listedSchema),
  sorts: { name: lamps.sortName, updated: lamps.updatedAt },
});

const operations = entityOperations(operation.lamps, { records, list, names });
const { database, call, stop } = await startLamps(
  operations,
  'owner_id text not null, room_id uuid references test_rooms, constraint test_lamps_name_unique unique (owner_id, name)',
  {
    before: `create table test_rooms (id uuid primary key default gen_random_uuid(), owner_id text not null,
      name text not null, updated_at timestamptz(3) not null default now())`,
  },
);
afterAll(stop);
beforeEach(() => database.sql`truncate test_lamps, test_rooms, deleted_records`);

async function addRoom(user: string): Promise<string> {
  const context = { database, currentUser: asSelf(user), fieldKinds: [], scope: scopeOf(user) };
  const kept = defineRecords({ kind: 'repository', table: rooms, name: rooms.name });
  return (await createRecord(context, kept, { name: 'Hall' })).id;
}

const add = async (user: string, values: object) => (await call(user, 'POST', '', values)).body;
const scopeOf = (user: string) => ({ kind: 'owner', ownerId: user }) as unknown as OwnerScope;

it('belongs to the user who adds it, whatever the input says', async () => {
  const { id, ...lamp } = await add('ada', { name: 'Lantern', ownerId: 'omar', owner_id: 'omar' });
  expect(lamp).not.toHaveProperty('ownerId');
  await call('ada', 'PUT', `/${id}`, { name: 'Torch', expectedUpdatedAt: lamp.updatedAt, ownerId: 'omar' });
  expect(await database.sql`select name, owner_id from test_lamps`).toEqual([
    { name: 'Torch', owner_id: 'ada' },
  ]);
});

it('is to others as if it did not exist, in each operation', async () => {
  const { id, updatedAt: expectedUpdatedAt } = await add('ada', { name: 'Lantern' });
  const gone = crypto.randomUUID();
  for (const [method, path, body] of [
    ['GET', '/{id}'],
    ['GET', '/{id}/activity'],
    ['PUT', '/{id}', { name: 'Torch', expectedUpdatedAt }],
  ] as const) {
    const [own, none] = await Promise.all(
      [id, gone].map((one) => call('omar', method, path.replace('{id}', one), body)),
    );
    expect(own).toEqual(none);
    expect([own?.status, own?.body.code]).toEqual([404, 'RECORD_NOT_FOUND']);
  }
  for (const chosen of [{ ids: [id] }, { all: { searchTerm: 'lantern' } }, { all: {} }])
    expect((await call('omar', 'POST', '/delete', chosen)).body.count).toBe(0);
  await call('ada', 'POST', '/delete', { ids: [id] });
  expect((await call('omar', 'POST', '/restore', { ids: [id] })).status).toBe(404);
  // By whom it was deleted is not all that counts.
  await database.sql`update deleted_records set deleted_by = 'omar'`;
  expect((await call('omar', 'POST', '/restore', { ids: [id] })).status).toBe(404);
  expect((await call('omar', 'GET', '/deleted')).body.items).toEqual([]);
});

it('is listed, searched, filtered, counted and restored among the own ones', async () => {
  const roomId = await addRoom('ada');
  const own = await add('ada', { name: 'Lantern', roomId });
  await add('omar', { name: 'Lantern of Omar' });
  for (const query of ['', 'searchTerm=lantern', 'sort=name', `roomId=${roomId}`]) {
    const { items, total } = (await call('ada', 'GET', `?${query}`)).body;
    expect([query, items.map(({ id }: { id: string }) => id)]).toEqual([query, [own.id]]);
    expect(total).toMatchObject({ count: 1 });
  }
  expect((await call('omar', 'GET', `?roomId=${roomId}`)).body.items).toEqual([]);
  expect((await call('ada', 'GET', '/count?searchTerm=lantern')).body).toMatchObject({ count: 1 });
  expect((await call('ada', 'POST', '/delete', { all: {} })).body.count).toBe(1);
  expect((await call('ada', 'GET', '/deleted')).body.items).toMatchObject([{ names: ['Lantern'] }]);
  // Its name goes with it: the audit trail outlives accounts.
  expect(
    await database.sql`select data from audit_events
      where subject_id = ${own.id} and action = 'repository.deleted'`,
  ).toEqual([{ data: null }]);
  expect((await call('ada', 'POST', '/restore', { ids: [own.id] })).body.restored).toBe(1);
  expect((await call('ada', 'GET', `/${own.id}`)).body).toEqual({ ...own, room: 'Hall' });
});

it('has a name of its own among those of its owner', async () => {
  const answers = ['ada', 'ada', 'omar'].map((user) => call(user, 'POST', '', { name: 'Lantern' }));
  const statuses = (await Promise.all(answers)).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([200, 200, 422]);
  const { body } = await call('omar', 'POST', '', { name: 'Lantern' });
  expect(Object.keys(body.data.fields)).toEqual(['name']);
});

it('refers to what its owner has, and tells no name of what others have', async () => {
  const [own, foreign] = [await addRoom('ada'), await addRoom('omar')];
  for (const roomId of [foreign, crypto.randomUUID()]) {
    const { status, body } = await call('ada', 'POST', '', { name: 'Lantern', roomId });
    expect([status, Object.keys(body.data.fields)]).toEqual([422, ['roomId']]);
  }
  const { id } = await add('ada', { name: 'Lantern', roomId: own });
  await database.sql`update test_lamps set room_id = ${foreign}`;
  expect((await call('ada', 'GET', `/${id}`)).body.room).toBeNull();
});

it('is in the file with the data of its owner, and of no other user whom it names', async () => {
  await add('ada', { name: 'Lantern' });
  const rows = async (user: string) =>
    database.db.execute(sql`select * from test_lamps where ${isInOwn(lamps as never, user)}`);
  expect([(await rows('ada')).length, (await rows('omar')).length]).toEqual([1, 0]);
});

it('is read in no scope of another kind', () => {
  expect(() => inScope({ scope: { kind: 'all' } as never }, lamps)).toThrow('without its scope');
  expect(() => inScope({} as never, lamps)).toThrow('without its scope');
  expect(() => inScope({ scope: scopeOf('ada') as never }, tenants)).toThrow('without its scope');
});

/** Records of organizations may have an owner in another sense. */
const tenants = tenantTable(
  pgTable('tenants', { id: uuid('id'), organizationId: organizationId(), ownerId: ownerId() }),
);

/** Never called: tsc holds that each line below is an error. */
function withoutScope({ db }: Database, writer: Writer, scope: Scope, own: OwnerScope) {
  // @ts-expect-error
  db.select().from(lamps);
  // @ts-expect-error
  db.insert(lamps);
  // @ts-expect-error
  rowsIn(writer, lamps);
  // @ts-expect-error: nor in one of organizations, or of all
  rowsIn({ scope }, lamps);
  // @ts-expect-error
  void readPage({ ...writer, scope }, list, { sort: 'name', limit: 1 });
  // @ts-expect-error
  void readRecord({ ...writer, scope }, records, '');
  // @ts-expect-error
  void createRecord({ ...writer, scope }, records, { name: '' });
  // @ts-expect-error: the owner of a row is that of the scope
  void createRecord({ ...writer, scope: own }, records, { name: '', ownerId: 'chosen' });
  // @ts-expect-error: a scope is no object that anybody writes
  rowsIn({ scope: { kind: 'owner', ownerId: 'chosen' } }, lamps);
  // @ts-expect-error
  rowsIn({ scope: own }, tenants);
  return [rowsIn({ scope: own }, lamps), rowsIn({ scope }, tenants)];
}
void withoutScope;
