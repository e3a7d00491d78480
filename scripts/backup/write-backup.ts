import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type postgres from 'postgres';
import { StartupError } from '#server/config/startup-error.ts';
import { readAppliedMigrations } from '#server/database/applied-migrations.ts';
import { migrationLock } from '#server/database/migrate.ts';
import { readMigrations } from '#server/database/migration-files.ts';
import packageJson from '../../package.json' with { type: 'json' };
import { listTables, type Table } from './list-tables.ts';
import { fileOf, type Manifest, type SavedTable, writeManifest } from './manifest.ts';

/**
 * Writes every table into a new folder, as it was at one moment, while others go on writing. Memory does not grow with
 * the number of rows.
 * @param sql with two connections
 * @throws {StartupError} when the folder is in use or the database is none of the product's
 */
export async function writeBackup(sql: postgres.Sql, folder: string): Promise<Manifest['tables']> {
  await makeFolder(folder);
  // No migration is half done at the moment that is kept. The lock is that of another transaction: ours would not see
  // what came while it waited, and a session's lock would stay behind a pooler, so that no server could start any more.
  const { saved } = await sql.begin(async (guard) => {
    await guard`select pg_advisory_xact_lock_shared(${migrationLock})`;
    const locked = Promise.withResolvers<void>();
    const saved = saveTables(sql, folder, locked.resolve);
    await Promise.race([locked.promise, saved]);
    return { saved };
  });
  return await saved;
}

/** @param onLocked called when no later migration can come to the tables */
function saveTables(sql: postgres.Sql, folder: string, onLocked: () => void): Promise<SavedTable[]> {
  return sql.begin('isolation level repeatable read read only', async (tx) => {
    const tables = await listTables(tx);
    // Later migrations wait for the tables; servers that start and have nothing to migrate wait for nothing.
    for (const { name } of tables) await tx`lock table ${tx(name)} in access share mode`;
    onLocked();
    const applied = await readAppliedMigrations(tx, readMigrations());
    if (!applied || tables.length === 0) {
      throw new StartupError('The database is empty, or none of this product: there is nothing to back up.');
    }
    const migrations = applied.map(({ name }) => {
      if (name !== null) return name;
      throw new StartupError(
        'The database has had a migration that this version does not know: back it up with the version that has it.',
      );
    });
    const saved: SavedTable[] = [];
    for (const table of tables) saved.push(await saveTable(tx, folder, table));
    const [server] = await tx<[{ postgres: string }]>`select current_setting('server_version') as postgres`;
    await writeManifest(folder, {
      version: packageJson.version,
      createdAt: new Date().toISOString(),
      postgres: server.postgres,
      migrations,
      tables: saved,
    });
    return saved;
  });
}

/** What is in it is about people: nobody else may read it. */
async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length === 0) return;
  throw new StartupError(`The folder ${folder} is not empty; name a new one.`);
}

async function saveTable(tx: postgres.TransactionSql, folder: string, table: Table): Promise<SavedTable> {
  const { name, columns } = table;
  const path = join(folder, fileOf(name));
  let rows = 0;
  const count = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      // In this format a line feed ends a row and stands nowhere else.
      for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) rows += 1;
      done(null, chunk);
    },
  });
  const source = await tx`copy ${tx(name)} (${tx(columns)}) to stdout`.readable();
  await pipeline(
    source,
    count,
    createGzip({ level: 3 }),
    createWriteStream(path, { mode: 0o600, flush: true }),
  );
  // The last rows may have filled the driver's stream, so that it stopped its socket; nobody asks for more of a stream
  // that is over, and what comes behind the rows would never be read. This is how the stream asks.
  source._read(0);
  return { name, columns, rows, ...(await measureFile(path)) };
}

/** Size and SHA-256 of a file. */
export async function measureFile(path: string): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { bytes, sha256: hash.digest('hex') };
}
