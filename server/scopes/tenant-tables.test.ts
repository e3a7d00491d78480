import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq, getTableColumns, getTableName, is, SQL } from 'drizzle-orm';
import { getTableConfig, PgDialect, PgTable } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { features } from '#contract/features/features.ts';
import type { Database } from '../database/database.ts';
import * as schema from '../database/schema/index.ts';
import {
  isTenantTable,
  organizationId,
  scopeColumn,
  scopeColumnOf,
  scopeFieldOf,
  type TenantTable,
  tenantTable,
} from '../database/tables/tenant-table.ts';
import { countMatches, matchCondition } from '../lists/count-matches.ts';
import { countUpTo } from '../lists/count-up-to.ts';
import { defineList } from '../lists/define-list.ts';
import { readAllPages, readPage } from '../lists/read-page.ts';
import { createRecord } from '../records/create-record.ts';
import { defineRecords, type Writer } from '../records/define-records.ts';
import { deleteRecord, deleteRecords } from '../records/delete-records.ts';
import { readDeletions } from '../records/deletions.ts';
import { insertRecords } from '../records/insert-records.ts';
import { readRecord } from '../records/read-record.ts';
import { withNames } from '../records/referred-names.ts';
import { restoreRecords } from '../records/restore-records.ts';
import { updateRecord } from '../records/update-record.ts';
import { deleteRows, insertRow, updateRows } from './change-rows.ts';
import { inScope, rowsIn } from './in-scope.ts';
import type { Scope } from './scope.ts';

const server = join(import.meta.dirname, '..');

const tables = Object.entries(schema).flatMap(([name, table]) =>
  is(table, PgTable) ? [{ name, table: table as PgTable }] : [],
);
const tenants = tables.filter(({ table }) => isTenantTable(table));
const closed = tables.filter(({ table }) => scopeFieldOf(table));

/** What organizations are made of: server/organizations/ and better-auth read it by their own rules. */
const ofOrganizations = ['members', 'teams', 'invitations', 'inviteLinks', 'organizationPictures'];

/** Outlive organizations: the audit log decides who reads its events, and the record who reads its files. */
const outliving = ['auditEvents', 'files'];

it('every table with an organization in it is closed', () => {
  const naming = tables.filter(({ table }) =>
    Object.values(getTableColumns(table)).some(({ name }) => name === scopeColumn),
  );
  const closed = naming.filter(({ name }) => ![...ofOrganizations, ...outliving].includes(name));
  expect(closed.map(({ name }) => name)).toEqual(tenants.map(({ name }) => name));
});

it.each(closed)('$name loses its rows with whom they belong to, found by an index', ({ table }) => {
  const { foreignKeys, indexes } = getTableConfig(table);
  const column = scopeColumnOf(table);
  const key = foreignKeys.find((one) => one.reference().columns.some((own) => own === column));
  const holders = isTenantTable(table) ? 'organizations' : 'users';
  expect([key?.onDelete, key && getTableName(key.reference().foreignTable)]).toEqual(['cascade', holders]);
  // On the column itself: an index on another expression of it would not be used.
  const firsts = indexes.map(({ config: { columns } }) => {
    const [first] = columns;
    if (is(first, SQL)) return new PgDialect().sqlToQuery(first).sql;
    return first && 'name' in first ? `"${first.name}"` : '';
  });
  expect(firsts.some((first) => new RegExp(`^(?:"\\w+"\\.)?"${column?.name}"$`).test(first))).toBe(true);
});

it('who looks after resources of organizations is said of each role there', () => {
  const { admin, member } = features.organizationGrants;
  expect(Object.keys(member)).toEqual(Object.keys(admin));
  for (const resource of Object.keys(admin)) expect(features.permissions).toHaveProperty(resource);
});

/**
 * Files that read or write all rows of a tenant table, of nobody's scope. They export nothing else than what they are for:
 * no operation, and no function that one could call.
 */
const whole = [
  { file: /^[\w-]+\/examples\/demo-rows\.ts$/, exported: 'DemoRecords', reason: 'fills an empty demo' },
  { file: /^[\w-]+\/first-step\.ts$/, exported: 'FirstStep', reason: 'whether the installation has any' },
];

it('all rows at once are read for few purposes', () => {
  const files = globSync('**/*.ts', { cwd: server, exclude: ['**/*.test.ts', 'scopes/**'] })
    .map((path) => path.replaceAll('\\', '/'))
    .map((path) => ({ path, text: readFileSync(join(server, path), 'utf8') }))
    .filter(({ text }) => /\bwholeTable\b/.test(text));
  const unknown = files.filter(({ path, text }) => {
    const known = whole.find(({ file }) => file.test(path));
    const exports = text.match(/^export .*/gm) ?? [];
    const pattern = new RegExp(`^export const \\w+: ${known?.exported} = `);
    return !known || !exports.every((line) => pattern.test(line));
  });
  expect(unknown.map(({ path }) => path)).toEqual([]);
});

it('the scope is made in one file alone', () => {
  const files = globSync('**/*.ts', { cwd: server, exclude: ['**/*.test.ts'] })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) =>
      /\bas (?:unknown as )?(?:Owner)?Scope\b/.test(readFileSync(join(server, path), 'utf8')),
    );
  expect(files).toEqual(['scopes/require-scope.ts']);
});

type Closed = {
  [Name in keyof typeof schema]: (typeof schema)[Name] extends TenantTable ? Name : never;
}[keyof typeof schema];

/** Never called: tsc holds that each line below is an error. */
async function withoutScope({ db }: Database, writer: Writer & { read: never }, scope: Scope) {
  const { pgTable, text, timestamp, uuid } = await import('drizzle-orm/pg-core');
  const lamps = tenantTable(
    pgTable('lamps', {
      id: uuid('id').primaryKey(),
      organizationId: organizationId(),
      name: text('name').notNull(),
      updatedAt: timestamp('updated_at').notNull(),
    }),
  );
  const { id, name } = lamps;
  const list = defineList({ table: lamps, columns: { id, name }, sorts: { name } });
  const records = defineRecords({ kind: 'lamp' as never, table: lamps, name });
  const page = { sort: 'name', limit: 1 } as const;
  const version = { id: '', expectedUpdatedAt: '' };
  // @ts-expect-error
  db.select().from(lamps);
  // @ts-expect-error
  db.select({ id }).from(lamps);
  // @ts-expect-error
  db.select({ id }).from(schema.users).innerJoin(lamps, true);
  // @ts-expect-error
  db.insert(lamps);
  // @ts-expect-error
  db.update(lamps);
  // @ts-expect-error
  db.delete(lamps);
  // @ts-expect-error
  db.$count(lamps);
  // @ts-expect-error
  void countUpTo({ db }, lamps, 1);
  // @ts-expect-error
  void readPage(writer, list, page);
  // @ts-expect-error
  void readAllPages(writer, list, page);
  // @ts-expect-error
  void countMatches(writer, list, { searchTerm: '', limit: 1 });
  // @ts-expect-error
  void matchCondition(writer, list, { searchTerm: '' });
  // @ts-expect-error
  void readRecord(writer, records, '');
  // @ts-expect-error
  void withNames(writer, lamps, {}, { id: '' });
  // @ts-expect-error
  void createRecord(writer, records, { name: '' });
  // @ts-expect-error
  void updateRecord(writer, records, { ...version, name: '' });
  // @ts-expect-error
  void deleteRecord(writer, records, '');
  // @ts-expect-error
  void deleteRecords(writer, records, undefined);
  // @ts-expect-error
  void readDeletions(writer, records);
  // @ts-expect-error
  void restoreRecords(writer, records, { ids: [] });
  // @ts-expect-error
  void db.transaction((tx) => insertRecords(tx, writer, records, [{ name: '' }]));
  // @ts-expect-error
  inScope(writer, lamps);
  // @ts-expect-error
  rowsIn(writer, lamps);
  // @ts-expect-error
  void db.transaction((tx) => insertRow(tx, writer, lamps, { name: '' }));
  // @ts-expect-error
  void db.transaction((tx) => updateRows(tx, writer, lamps, { name: '' }, eq(id, '')));
  // @ts-expect-error
  void db.transaction((tx) => deleteRows(tx, writer, lamps, eq(id, '')));
  // @ts-expect-error: a scope is no object that anybody writes
  inScope({ scope: { kind: 'all' } }, lamps);
  // @ts-expect-error: the organization of a row is that of the scope
  void createRecord(writer as never, records, { name: '', organizationId: 'chosen' });
  // Nor does a scope open all rows.
  const scoped = inScope({ scope }, lamps);
  // @ts-expect-error
  db.select({ id }).from(scoped.table);
  // @ts-expect-error
  db.select({ id }).from(scoped);
  // @ts-expect-error
  db.select({ id }).from(schema.users).innerJoin(scoped, eq(id, schema.users.id));
  // @ts-expect-error
  db.insert(rowsIn({ scope }, lamps));
  // @ts-expect-error
  db.update(rowsIn({ scope }, lamps));
  // @ts-expect-error
  db.delete(rowsIn({ scope }, lamps));
  // @ts-expect-error: which rows is always said
  void db.transaction((tx) => updateRows(tx, { scope }, lamps, { name: '' }));
  // @ts-expect-error
  void db.transaction((tx) => deleteRows(tx, { scope }, lamps));
  // @ts-expect-error
  void db.transaction((tx) => deleteRows(tx, { scope }, lamps, undefined));
  // Nor by drizzle's own queries.
  const isQueried: [Extract<keyof Database['db']['query'], Closed>] extends [never] ? false : true = false;
  return isQueried;
}
void withoutScope;
