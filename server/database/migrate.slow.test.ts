import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '#tests/support/create-test-database.ts';
import { databaseUrl, serverVariable } from '#tests/support/database-server.ts';
import { runProgram } from '#tests/support/run-program.ts';
import { type Migration, migrateDatabase, readMigrations } from './migrate.ts';
import * as schema from './schema/index.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'test-migrations-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/**
 * Migrations with these names, each of which logs its name in a table; written to files and read like the product's.
 */
async function ownMigrations(files: Record<string, string>): Promise<Migration[]> {
  const own = await mkdtemp(join(folder, 'own-'));
  for (const [name, sql] of Object.entries(files)) await writeFile(join(own, `${name}.sql`), sql);
  return readMigrations(own);
}

const first =
  'create table log (at serial, name text);\n--> statement-breakpoint\ninsert into log (name) values (0);';
const logs = (name: number) => `insert into log (name) values (${name});`;

async function logOf(sql: postgres.Sql): Promise<string[]> {
  return (await sql<{ name: string }[]>`select name from log order by at`).map(({ name }) => name);
}

test('several processes that start concurrently on an empty database migrate it once', async () => {
  const { url, database, drop } = await createTestDatabase({ empty: true });
  const programs = Array.from({ length: 4 }, () =>
    runProgram('tests/support/migrate-program.ts', { args: [url] }),
  );
  const exits = await Promise.all(programs.map(({ exited }) => exited));
  expect(exits, programs.map((program) => program.output()).join('\n')).toEqual([0, 0, 0, 0]);
  const applied = await database.sql`select hash from drizzle.__drizzle_migrations`;
  expect(new Set(applied.map(({ hash }) => hash)).size).toBe(applied.length);
  expect(applied.length).toBeGreaterThan(0);
  expect(await database.sql`select 1 from users`).toHaveLength(0);
  await drop();
});

test('migrating again changes nothing', async () => {
  const { url, database, drop } = await createTestDatabase();
  const before = await database.sql`select * from drizzle.__drizzle_migrations`;
  await migrateDatabase(url);
  expect(await database.sql`select * from drizzle.__drizzle_migrations`).toEqual(before);
  await drop();
});

test('a custom migration does not block an older one that is added later', async () => {
  const { url, database, drop } = await createTestDatabase({ empty: true });
  const own = { '20260101000000_base': first, '20260301000000_own': logs(3) };
  await migrateDatabase(url, await ownMigrations(own));
  const merged = await ownMigrations({
    ...own,
    '20260201000000_theirs': logs(2),
    '20260401000000_theirs': logs(4),
    '20260202000000_theirs': logs(22),
  });
  await migrateDatabase(url, merged);
  expect(await logOf(database.sql)).toEqual(['0', '3', '2', '22', '4']);
  await migrateDatabase(url, merged);
  expect(await logOf(database.sql)).toHaveLength(5);
  await drop();
});

test.each([
  [
    'with other names',
    async (url: string) => migrateDatabase(url, await ownMigrations({ '0000_search': first })),
  ],
  [
    'without names',
    async (_url: string, sql: postgres.Sql) => {
      await sql`create schema drizzle`;
      await sql`create table drizzle.__drizzle_migrations (id serial primary key, hash text, created_at bigint)`;
      await sql`insert into drizzle.__drizzle_migrations (hash) values ('before')`;
    },
  ],
])('a database from before the first migration is refused, and not changed: %s', async (_how, make) => {
  const { url, database, drop } = await createTestDatabase({ empty: true });
  await make(url, database.sql);
  await expect(migrateDatabase(url)).rejects.toThrow(
    /^This database was made before 0000_baseline and cannot be migrated: .*DATA_DIR\.$/,
  );
  expect(await database.sql`select to_regclass('users') as users`).toEqual([{ users: null }]);
  await drop();
});

test('a database is not changed if a migration was changed since', async () => {
  const { url, database, drop } = await createTestDatabase({ empty: true });
  await migrateDatabase(url, await ownMigrations({ '0000_base': first, '0001_one': logs(1) }));
  const changed = await ownMigrations({
    '0000_base': first,
    '0001_one': logs(11),
    '20260101000000_two': logs(2),
  });
  const failure = migrateDatabase(url, changed);
  await expect(failure).rejects.toThrow(
    /^These migrations are not what this database has had: 0001_one\. Put /,
  );
  expect(await logOf(database.sql)).toEqual(['0', '1']);
  const sameWithOtherLineEnds = await ownMigrations({
    '0000_base': first.replaceAll('\n', '\r\n'),
    '0001_one': logs(1),
    '20260101000000_two': logs(2),
  });
  await migrateDatabase(url, sameWithOtherLineEnds);
  expect(await logOf(database.sql)).toEqual(['0', '1', '2']);
  await drop();
});

test('a renamed migration does not run twice, and other files do not run', async () => {
  const { url, database, drop } = await createTestDatabase({ empty: true });
  const second = logs(1);
  await migrateDatabase(url, await ownMigrations({ '0000_first': first, '0001_second': second }));
  const renamed = await ownMigrations({ '0000_first': first, '0002_other': second });
  await expect(migrateDatabase(url, renamed)).rejects.toThrow('had: 0002_other');
  expect(await logOf(database.sql)).toEqual(['0', '1']);
  await expect(ownMigrations({ '0000_first': first, '0000_first copy': first })).rejects.toThrow(
    'has not the name of a migration',
  );
  expect(
    await ownMigrations({ '0000_first': first, '.#0000_first': first, '._0000_first': '' }),
  ).toHaveLength(1);
  await drop();
});

test('a failed migration is reported by name, and rolled back together with those before it', async () => {
  const { url, database, drop } = await createTestDatabase({ empty: true });
  await migrateDatabase(url, await ownMigrations({ '0000_base': first }));
  const faulty = await ownMigrations({
    '0000_base': first,
    '0001_one': logs(1),
    '0002_two': 'select nothing',
  });
  await expect(migrateDatabase(url, faulty)).rejects.toThrow(/^The migration 0002_two failed: .*nothing/);
  expect(await logOf(database.sql)).toEqual(['0']);
  await drop();
});

test('the migrations create every column of the schema, and new ones are named by their time', async () => {
  const { database, drop } = await createTestDatabase();
  const columns = await database.sql<{ column: string }[]>`
    select table_name || '.' || column_name as column from information_schema.columns where table_schema = 'public'`;
  const expected = Object.values(schema)
    .filter((table) => is(table, PgTable))
    .flatMap((table) => {
      const { name, columns } = getTableConfig(table);
      return columns.map((column) => `${name}.${column.name}`);
    });
  expect(columns.map(({ column }) => column).sort()).toEqual(expected.sort());
  const [baseline, ...later] = readMigrations();
  expect(baseline?.name).toBe('0000_baseline');
  expect(later.filter(({ name }) => !/^20\d{12}_[a-z0-9_-]+$/.test(name))).toEqual([]);
  await drop();
});

test('what rows have stored for searches is folded anew, without a trace of a change', async () => {
  const { url, database, drop } = await createTestDatabase({ empty: true });
  const migrations = readMigrations();
  const before = migrations.filter(({ name }) => name < '20261129030614');
  await migrateDatabase(url, before);
  const { sql } = database;
  await sql`insert into users (id, name, email) values ('a', 'أحمد ٢٤', 'ada@example.com')`;
  await sql`create table adopted (id int primary key, "a title" text, found text generated always as (searchable("a title")) stored)`;
  await sql`insert into adopted (id, "a title") values (1, 'فاطمة')`;
  await sql`create function refuse() returns trigger language plpgsql as $$ begin raise 'changed'; end $$`;
  await sql`create trigger refuse before update on users for each row execute function refuse()`;
  const [stored] = await sql`select updated_at, sort_name from users`;
  await migrateDatabase(url, migrations);
  expect(
    await sql`select updated_at, sort_name, search ~ 'احمد 24' as found, starts ~ 'QVاح.*VV24' as starts from users`,
  ).toEqual([{ ...stored, found: true, starts: true }]);
  expect(await sql`select found from adopted`).toEqual([{ found: 'فاطمه' }]);
  await expect(sql`update users set name = 'B'`).rejects.toThrow('changed');
  await drop();
});

test('a team whose name another one has in another normal form gets the beginning of its id', async () => {
  const { url, database, drop } = await createTestDatabase({ empty: true });
  const migrations = readMigrations();
  await migrateDatabase(
    url,
    migrations.filter(({ name }) => name < '20261129031859'),
  );
  const { sql } = database;
  await sql`insert into organizations (id, name, slug) values ('o', 'O', 'o')`;
  await sql`insert into teams (id, organization_id, name, created_at) values
    ('older', 'o', 'Équipe', '2026-01-01'), ('newer-one', 'o', ${'E\u0301quipe'}, '2026-02-01')`;
  await migrateDatabase(url, migrations);
  expect(await sql`select normalize(name, nfc) as name from teams order by created_at`).toEqual([
    { name: 'Équipe' },
    { name: 'Équipe (newer-on)' },
  ]);
  await drop();
});

test('an extension in a schema that is not searched is reported with both', async () => {
  const { url, database, drop } = await createTestDatabase({ empty: true });
  await database.sql`create schema extensions`;
  await database.sql`create extension pg_trgm schema extensions`;
  await expect(migrateDatabase(url)).rejects.toThrow(
    /^The extension pg_trgm is in the schema extensions, which the role \S+ does not search\./,
  );
  await drop();
});

test('a role that may not create is reported with the rights it needs', async () => {
  const { url, database, drop } = await createTestDatabase({ empty: true });
  const role = `test_${crypto.randomUUID().slice(0, 8)}`;
  const own = new URL(url);
  own.username = role;
  own.password = 'none';
  await database.sql.unsafe(`create role ${role} login password 'none'`);
  await expect(migrateDatabase(own.href)).rejects.toThrow(
    /^The extension pg_trgm is missing .*CREATE privilege/,
  );
  await database.sql`create extension pg_trgm`;
  await expect(migrateDatabase(own.href)).rejects.toThrow(
    `The role ${role} needs the right to create: grant create on database`,
  );
  await database.sql.unsafe(`drop role ${role}`);
  await drop();
});

test('an unreachable database is reported without its password', async () => {
  const failure = migrateDatabase('postgres://me:hunter2@127.0.0.1:1/app');
  await expect(failure).rejects.toThrow(/^The database app at 127.0.0.1:1 cannot be reached: .*ECONNREFUSED/);
  await expect(failure).rejects.not.toThrow('hunter2');
});

test.each([
  ['under which search finds no Arabic text', "encoding 'UTF8' locale_provider libc locale 'C'"],
  [
    "has the encoding SQL_ASCII; create it with ENCODING 'UTF8'",
    "encoding 'SQL_ASCII' locale_provider libc locale 'C'",
  ],
])('a database is rejected that %s', async (sentence, options) => {
  const server = process.env[serverVariable] ?? '';
  const admin = postgres(server, { max: 1 });
  const name = `test_refused_${crypto.randomUUID().slice(0, 8)}`;
  await admin.unsafe(`create database ${name} template template0 ${options}`);
  try {
    await expect(migrateDatabase(databaseUrl(server, name))).rejects.toThrow(sentence);
  } finally {
    await admin.unsafe(`drop database ${name} with (force)`);
    await admin.end();
  }
});
