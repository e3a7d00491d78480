import { createReadStream } from 'node:fs';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import postgres from 'postgres';
import { migrateDatabase, migrationsFolder } from '#server/database/migrate.ts';
import { StartupError } from '#server/startup-error.ts';
import { buildIndexes, dropIndexes, type Index } from '../seed/table-indexes.ts';
import { checkBackup } from './check-backup.ts';
import { listMigrations, listTables } from './list-tables.ts';
import { fileOf, type Manifest, type SavedTable } from './manifest.ts';

/**
 * Fills an empty database from a backup, all or nothing, and brings it to the newest schema. The backup may come from
 * another version of PostgreSQL, and from an older one of the product.
 * @throws {StartupError} when the backup is not whole or the database is not empty; nothing has been written then
 */
export async function restoreBackup(url: string, folder: string): Promise<Manifest> {
  const manifest = await checkBackup(folder);
  const sql = postgres(url, { max: 1, onnotice: () => {}, max_lifetime: null });
  try {
    await requireEmpty(sql, manifest);
    await migrateTo(url, manifest.migrations.length);
    await sql.begin((tx) => loadTables(tx, folder, manifest));
    await sql`analyze`;
  } finally {
    await sql.end({ timeout: 5 });
  }
  await migrateDatabase(url);
  return manifest;
}

async function requireEmpty(sql: postgres.Sql, manifest: Manifest): Promise<void> {
  const tables = await listTables(sql);
  if (tables.length === 0) return;
  for (const { name } of tables) {
    const [row] = await sql`select 1 from ${sql(name)} limit 1`;
    if (!row) continue;
    throw new StartupError(
      `The database is not empty: ${name} has rows. A restore needs an empty one, and changed nothing here.`,
    );
  }
  const migrations = (await listMigrations(sql)) ?? [Number.NaN];
  if (migrations.every((migration, index) => migration === manifest.migrations[index])) return;
  throw new StartupError(
    'The database has tables of another schema than the backup. A restore needs an empty one, and changed nothing here.',
  );
}

/** Runs the first so many migrations alone: the schema as it was when the backup was made. */
async function migrateTo(url: string, count: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  try {
    await cp(migrationsFolder, folder, { recursive: true });
    const path = join(folder, 'meta/_journal.json');
    const journal = JSON.parse(await readFile(path, 'utf8')) as { entries: unknown[] };
    await writeFile(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }));
    await migrateDatabase(url, folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function loadTables(tx: postgres.TransactionSql, folder: string, manifest: Manifest): Promise<void> {
  const saved = new Map(manifest.tables.map((table) => [table.name, table]));
  const tables = await listTables(tx);
  const indexes: Index[] = [];
  for (const { name } of tables) {
    // They keep up rules that held when the rows were written, and some ask for the time of day.
    await tx`alter table ${tx(name)} disable trigger user`;
    indexes.push(...(await dropIndexes(tx, name)));
  }
  for (const { name } of tables) {
    const table = saved.get(name);
    if (!table) throw new StartupError(`The backup is not whole: it has no table ${name}.`);
    await loadTable(tx, folder, table);
  }
  await buildIndexes(tx, indexes);
  for (const { name } of tables) {
    await tx`alter table ${tx(name)} enable trigger user`;
    await countOn(tx, name);
  }
}

async function loadTable(tx: postgres.TransactionSql, folder: string, table: SavedTable): Promise<void> {
  const { name, columns, rows } = table;
  const copy = tx`copy ${tx(name)} (${tx(columns)}) from stdin`;
  const target = await copy.writable();
  // What is wrong with the last rows the driver tells the query, which is answered already: the stream would never end.
  Object.assign(copy, { reject: (error: Error) => target.destroy(error) });
  await pipeline(createReadStream(join(folder, fileOf(name))), createGunzip(), target);
  const [found] = await tx<[{ count: number }]>`select count(*)::float8 as count from ${tx(name)}`;
  if (found.count === rows) return;
  throw new StartupError(`The backup is damaged: ${name} has ${found.count} rows in place of ${rows}.`);
}

/** Lets a table's counter go on after the highest number that was given out. */
async function countOn(tx: postgres.TransactionSql, table: string): Promise<void> {
  const columns = await tx<{ name: string }[]>`
    select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped
      and pg_get_serial_sequence(${table}, attname) is not null`;
  for (const { name } of columns) {
    await tx`
      select setval(pg_get_serial_sequence(${table}, ${name}), max(${tx(name)})) from ${tx(table)}
      having max(${tx(name)}) is not null`;
  }
}
