import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import postgres from 'postgres';
import { StartupError } from '#server/config/startup-error.ts';
import { readAppliedMigrations } from '#server/database/applied-migrations.ts';
import { migrateDatabase } from '#server/database/migrate.ts';
import { type Migration, readMigrations } from '#server/database/migration-files.ts';
import { buildIndexes, dropIndexes, type Index } from '../seed/table-indexes.ts';
import { checkBackup, migrationsOf } from './check-backup.ts';
import { listTables } from './list-tables.ts';
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
    const migrations = migrationsOf(manifest);
    await requireEmpty(sql, migrations);
    // Those alone: the schema as it was when the backup was made.
    await migrateDatabase(url, migrations);
    await sql.begin((tx) => loadTables(tx, folder, manifest));
    await sql`analyze`;
  } finally {
    await sql.end({ timeout: 5 });
  }
  await migrateDatabase(url);
  return manifest;
}

async function requireEmpty(sql: postgres.Sql, migrations: readonly Migration[]): Promise<void> {
  const tables = await listTables(sql);
  if (tables.length === 0) return;
  for (const { name } of tables) {
    const [row] = await sql`select 1 from ${sql(name)} limit 1`;
    if (!row) continue;
    throw new StartupError(
      `The database is not empty: ${name} has rows. A restore needs an empty one, and changed nothing here.`,
    );
  }
  const applied = await readAppliedMigrations(sql, readMigrations());
  if (applied?.every((row) => migrations.some(({ name }) => name === row.name))) return;
  throw new StartupError(
    'The database has tables of another schema than the backup. A restore needs an empty one, and changed nothing here.',
  );
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
