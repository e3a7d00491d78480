import { implement } from '@orpc/server';
import { boolean, date, doublePrecision, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { afterAll, beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { entityContract } from '#contract/entities/entity-contract.ts';
import type { EntityFacts } from '#contract/entities/entity-facts.ts';
import {
  booleanFilter,
  choiceFilter,
  dayFilter,
  numberFilter,
  recordFilter,
  userFilter,
} from '#contract/entities/filters.ts';
import { repositoryFacts } from '#contract/repositories/repository-facts.ts';
import { repositoryInputSchema } from '#contract/repositories/repository-input.ts';
import { daySchema } from '#contract/validation/day.ts';
import { optional } from '#contract/validation/optional.ts';
import { lineSchema } from '#contract/validation/text.ts';
import { startLamps } from '#tests/support/repositories/start-lamps.ts';
import type { ApiContext } from '../api/api-context.ts';
import { createdAt, search, sortName, starts, updatedAt } from '../database/tables/columns.ts';
import { entityOperations } from '../entities/entity-operations.ts';
import { listedColumns } from '../entities/listed-columns.ts';
import { defineList } from '../lists/define-list.ts';
import { defineRecords } from '../records/define-records.ts';
import { repositoryList, repositoryNames, repositoryRecords } from './repository-records.ts';

const sizes = ['small', 'large', 'huge'] as const;

/** A kind of record that the product knows nothing of, with a field of each kind that lists are filtered by. */
const lamps = pgTable('test_lamps', {
  id: uuid('id').primaryKey().defaultRandom(),
  name: text('name').notNull(),
  size: text('size').$type<(typeof sizes)[number] | null>(),
  lit: boolean('lit').notNull().default(false),
  roomId: uuid('room_id'),
  keeperId: text('keeper_id'),
  due: date('due'),
  weight: doublePrecision('weight'),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
  sortName: sortName('name'),
  search: search('name'),
  starts: starts('name'),
});

const facts = {
  path: '/lamps',
  // A kind with permissions.
  kind: 'repository',
  one: 'a lamp',
  many: 'lamps',
  scope: 'installation',
  listed: [],
  answered: 'all',
  sorts: { updated: 'descending', name: 'ascending' },
  filtered: ['size', 'lit', 'roomId', 'keeperId', 'due', 'weight'],
} as const satisfies EntityFacts;

const input = z.object({
  name: lineSchema(100),
  size: optional(z.enum(sizes)),
  lit: z._default(z.boolean(), false),
  roomId: optional(z.uuid()),
  keeperId: optional(z.string()),
  due: optional(daySchema),
  weight: optional(z.number()),
});

const filters = {
  size: choiceFilter(sizes),
  lit: booleanFilter,
  roomId: recordFilter,
  keeperId: userFilter,
  ...dayFilter('due'),
  ...numberFilter('weight'),
};

const schemas = { input, filters };
const entity = entityContract(facts, schemas);

const operation = implement({ lamps: entity.operations }).$context<ApiContext>();
const records = defineRecords({ kind: 'repository', table: lamps, name: lamps.name });
const lampList = defineList({
  table: lamps,
  columns: listedColumns(lamps, {}, entity.listedSchema),
  sorts: { name: lamps.sortName, updated: lamps.updatedAt },
});
const lampOperations = entityOperations(operation.lamps, { records, list: lampList });

const [hall, yard] = [crypto.randomUUID(), crypto.randomUUID()];
const stored = [
  { name: 'A', size: 'small', lit: true, room: hall, keeper: 'ada', due: '2026-01-31', weight: 7 },
  { name: 'B', size: 'large', lit: false, room: yard, keeper: 'omar', due: '2026-02-28', weight: 7.5 },
  { name: 'C', size: null, lit: false, room: null, keeper: null, due: null, weight: null },
];

const { database, call, stop } = await startLamps(
  lampOperations,
  'size text, lit boolean not null default false, room_id uuid, keeper_id text, due date, weight float8',
);
afterAll(stop);
beforeEach(async () => {
  const { sql } = database;
  await sql`truncate test_lamps, deleted_records`;
  for (const { name, size, lit, room, keeper, due, weight } of stored) {
    await sql`insert into test_lamps (name, size, lit, room_id, keeper_id, due, weight)
      values (${name}, ${size}, ${lit}, ${room}, ${keeper}, ${due}, ${weight})`;
  }
});

const list = (query: string) => call('ada', 'GET', query);
const post = (path: string, body: object) => call('ada', 'POST', path, body);
const names = async (query: string) =>
  (await list(`?sort=name&${query}`)).body.items.map(({ name }: { name: string }) => name);

it.each([
  ['size=large', ['B']],
  ['size=small,large', ['A', 'B']],
  ['lit=true', ['A']],
  ['lit=false', ['B', 'C']],
  [`roomId=${hall}`, ['A']],
  ['keeperId=omar', ['B']],
  ['keeperId=nobody', []],
  ['dueFrom=2026-02-01', ['B']],
  ['dueTo=2026-01-31', ['A']],
  ['dueTo=0001-01-01', []],
  ['dueFrom=2026-01-31&dueTo=2026-02-28', ['A', 'B']],
  ['weightFrom=7.25', ['B']],
  ['weightTo=7', ['A']],
  ['size=small,large&lit=false', ['B']],
  ['searchTerm=b', ['B']],
  // Nothing is left of an accent when it is folded.
  ['searchTerm=%CC%81', []],
  ['', ['A', 'B', 'C']],
])('leaves of %s what it says, in list, count and deletion', async (query, found) => {
  expect(await names(query)).toEqual(found);
  expect((await list(`/count?${query}`)).body.count).toBe(found.length);
  const all = Object.fromEntries(new URLSearchParams(query));
  expect((await post('/delete', { all, expectedCount: found.length })).body.count).toBe(found.length);
  expect(await names('')).toEqual(stored.map(({ name }) => name).filter((name) => !found.includes(name)));
});

it.each([
  ['size', 'tiny'],
  ['size', ''],
  ['lit', 'yes'],
  ['roomId', 'nothing'],
  ['keeperId', 'a b'],
  ['dueFrom', '2026-02-30'],
  ['dueTo', '0000-01-01'],
  ['dueTo', '12026-01-01'],
  ['weightFrom', 'heavy'],
  ['weightTo', 'Infinity'],
  ['weightFrom', ''],
  ['weightTo', ' '],
  ['searchTerm', 'x'.repeat(201)],
])('refuses %s=%s, and deletes nothing', async (name, value) => {
  const listed = await list(`?${new URLSearchParams({ [name]: value })}`);
  const deleted = await post('/delete', { all: { [name]: value } });
  expect([listed.status, deleted.status]).toEqual([422, 422]);
  expect(await names('')).toHaveLength(stored.length);
});

it('deletes nothing for a filter that there is not, or that is no number', async () => {
  expect((await post('/delete', { all: { sise: 'small' } })).status).toBe(422);
  for (const weightTo of [null, true, [], [7]])
    expect((await post('/delete', { all: { weightTo } })).status).toBe(422);
});

it.each([
  {},
  { ids: [] },
  { ids: ['nothing'] },
  { ids: [crypto.randomUUID()], all: {} },
  { all: {}, more: 1 },
])('deletes nothing for the input %j', async (input) => {
  const { status, body } = await post('/delete', input);
  expect([status, body.code]).toEqual([422, 'VALIDATION_FAILED']);
  expect(await names('')).toHaveLength(stored.length);
});

it.each(['limit=0', 'limit=101', 'limit=x', 'sort=size', 'direction=up', 'cursor=nonsense'])(
  'refuses the page %s',
  async (query) => {
    const { status, body } = await list(`?${query}`);
    expect([status, Object.keys(body.data.fields)]).toEqual([422, [query.split('=')[0]]]);
  },
);

it('refuses to restore what was deleted at a time that the database does not know', async () => {
  const { status, body } = await post('/restore', { deletedAt: '0000-01-01T00:00:00.000Z' });
  expect([status, body.code]).toEqual([400, 'BAD_REQUEST']);
});

it('does not compile where contract and table differ', () => {
  expect(differing).toBeTypeOf('function');
});

/** Never called: tsc holds that each line below is an error. */
function differing() {
  // @ts-expect-error: no such field
  entityContract({ ...facts, listed: ['colour'] }, schemas);
  // @ts-expect-error: no such field
  entityContract({ ...facts, answered: ['colour'] }, schemas);
  // @ts-expect-error: no such field
  entityContract({ ...facts, nameField: 'title' }, schemas);
  // @ts-expect-error: no such field to sort by
  entityContract({ ...facts, sorts: { updated: 'descending', colour: 'ascending' } }, schemas);
  // @ts-expect-error: no such direction
  entityContract({ ...facts, sorts: { updated: 'down' } }, schemas);
  const more = { ...filters, colour: booleanFilter };
  // @ts-expect-error: no such field to filter by
  entityContract({ ...facts, filtered: ['colour'] }, { input, filters: more });
  // @ts-expect-error: no such resource
  entityContract({ ...facts, kind: 'lamp' }, schemas);
  // @ts-expect-error: no such scope
  entityContract({ ...facts, scope: 'team' }, schemas);
  // @ts-expect-error: filtered fields without filters
  entityContract(facts, { input });
  const { size: _, ...withoutSize } = filters;
  // @ts-expect-error: a filtered field without a filter
  entityContract(facts, { input, filters: withoutSize });
  const { dueFrom: _from, dueTo: _to, ...withoutDue } = filters;
  // @ts-expect-error: a filtered field without the ends of its range
  entityContract(facts, { input, filters: withoutDue });
  const coloured = entityContract(facts, { input: z.extend(input, { colour: lineSchema(20) }), filters });
  // @ts-expect-error: the table has no column for a field
  entityOperations(implement(coloured.operations).$context<ApiContext>(), { records, list: lampList });
  const dated = entityContract({ ...facts, sorts: { updated: 'descending', due: 'descending' } }, schemas);
  // @ts-expect-error: the list has no column for an order
  entityOperations(implement(dated.operations).$context<ApiContext>(), { records, list: lampList });
  const ours = entityContract(
    { ...repositoryFacts, scope: 'installation' },
    { input: repositoryInputSchema },
  );
  const ofOrganizations = { records: repositoryRecords, list: repositoryList };
  // @ts-expect-error: the table is of organizations
  entityOperations(implement(ours.operations).$context<ApiContext>(), ofOrganizations);
  const theirs = entityContract(repositoryFacts, { input: repositoryInputSchema });
  entityOperations(implement(theirs.operations).$context<ApiContext>(), {
    ...ofOrganizations,
    names: repositoryNames,
  });
  const named = entityContract({ ...facts, names: ['room'] }, schemas);
  // @ts-expect-error: nobody reads a name
  entityOperations(implement(named.operations).$context<ApiContext>(), { records, list: lampList });
}
