import postgres from 'postgres';
import { expect, test, vi } from 'vitest';
import { createTestDatabase } from '#tests/support/create-test-database.ts';
import { databaseUrl, serverVariable } from '#tests/support/database-server.ts';
import { runProgram } from '#tests/support/run-program.ts';
import { migrateDatabase } from './migrate.ts';

// Several processes start in each test, on machines that may be busy.
vi.setConfig({ testTimeout: 90_000 });

test('several processes that start at once on an empty database all find it migrated, once', async () => {
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

test('a database that cannot be reached is named without its password', async () => {
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
])('a database is refused that %s', async (sentence, options) => {
  const server = process.env[serverVariable] ?? '';
  const admin = postgres(server, { max: 1 });
  const name = `latchkey_refused_${crypto.randomUUID().slice(0, 8)}`;
  await admin.unsafe(`create database ${name} template template0 ${options}`);
  try {
    await expect(migrateDatabase(databaseUrl(server, name))).rejects.toThrow(sentence);
  } finally {
    await admin.unsafe(`drop database ${name} with (force)`);
    await admin.end();
  }
});
