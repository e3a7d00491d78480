import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { scopeFieldOf } from '#server/database/tables/tenant-table.ts';
import { rowsIn } from '#server/scopes/in-scope.ts';
import type { Scope } from '#server/scopes/scope.ts';
import { books, createBooksTable } from '#tests/support/books-table.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/create-test-database.ts';
import { defineList, type List } from './define-list.ts';
import { orderBy } from './keyset-page.ts';
import { listOrder } from './list-order.ts';

const server = join(import.meta.dirname, '..');

/** The files that describe lists. */
const files = globSync('*/**/*.ts', { cwd: server })
  .filter((path) => !path.endsWith('.test.ts') && !path.startsWith('lists'))
  .map((path) => ({ path: join(server, path), text: readFileSync(join(server, path), 'utf8') }))
  .filter(({ text }) => text.includes('defineList('));

function isList(value: unknown): value is List {
  return typeof value === 'object' && value !== null && 'sorts' in value && is(Object(value).table, PgTable);
}

const lists = await Promise.all(
  files.map(async ({ path }) => Object.entries(await import(path)).filter(([, value]) => isList(value))),
);
const sorts = lists
  .flat()
  .flatMap(([name, list]) => Object.keys((list as List).sorts).map((sort) => [name, sort, list] as const));

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
  await createBooksTable(test.database);
});
afterAll(() => test?.drop());

/** The steps with which the database reads a page of a list, where it must sort only if no index has the order. */
async function planOf(list: List, sort: string, scope: object = { kind: 'all' }): Promise<string> {
  const order = orderBy(listOrder(list, sort));
  return test.database.db.transaction(async (tx) => {
    for (const step of ['seqscan', 'sort', 'incremental_sort', 'bitmapscan'])
      await tx.execute(sql.raw(`set local enable_${step} = off`));
    const rows = rowsIn({ scope: scope as Scope }, list.table);
    const page = sql`select ${list.table.id} from ${rows} order by ${order} limit 20`;
    return JSON.stringify(await tx.execute(sql`explain (format json) ${page}`));
  });
}

const whole = sorts.filter(([, , list]) => scopeFieldOf((list as List).table) !== 'ownerId');
it.each(whole)(
  '%s, sorted by %s, is read by an index on that column and the id',
  async (name, sort, list) => {
    const plan = await planOf(list as List, sort);
    const column = (list as List).sorts[sort]?.name;
    const advice = `${name}: the sort ${sort} needs an index on ${column} and id, see server/database/sort-key.ts`;
    expect(plan, advice).toContain('Index');
    expect(plan, advice).not.toContain('Sort"');
  },
);

const scoped = sorts.filter(([, , list]) => scopeFieldOf((list as List).table));
it.each(scoped.length > 0 ? scoped : [])(
  '%s, sorted by %s within a scope, is read by an index on that, the column and the id',
  async (_, sort, list) => {
    const isOwned = scopeFieldOf((list as List).table) === 'ownerId';
    const scope = isOwned ? { kind: 'owner', ownerId: 'ada' } : { kind: 'installation' };
    const plan = await planOf(list as List, sort, scope);
    expect(plan).toContain('Index Cond');
    expect(plan).not.toContain('Sort"');
  },
);

it('finds every list: exported, or another view of one that is', () => {
  expect(sorts.length).toBeGreaterThan(0);
  const hidden = files.filter(({ text }) => /^(?!export).*defineList\((?!\{ \.\.\.\w+List,)/m.test(text));
  expect(hidden.map(({ path }) => relative(server, path))).toEqual([]);
});

it.each(['note', 'pages'])('notices that a sort by %s has no index', async (sort) => {
  await test.database.sql`create index test_books_pages_alone on test_books (pages)`;
  try {
    const list = defineList({ table: books, columns: {}, sorts: { note: books.note, pages: books.pages } });
    expect(await planOf(list, sort)).toContain('Sort"');
  } finally {
    await test.database.sql`drop index test_books_pages_alone`;
  }
});
