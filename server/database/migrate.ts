import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import { projectRoot } from '../config/project-root.ts';
import { StartupError } from '../config/startup-error.ts';
import { checkDatabase } from './check-database.ts';

export const migrationsFolder = join(projectRoot, 'server/database/migrations');

/** An arbitrary number, the same in every instance: the holder of this lock migrates. */
const migrationLock = 7_205_133_917;

const insufficientPrivilege = '42501';

export interface Migration {
  /** Name of the file: the baseline's, or one that begins with the time at which it was written. */
  name: string;
  sql: string;
  /** SHA-256 of the SQL. */
  hash: string;
}

/**
 * Reads all migrations of a folder, ordered by name, in which they run. Hidden files, as left by editors and systems,
 * are ignored.
 * @throws {StartupError} for a file with another name, such as a copy: it would run
 */
export function readMigrations(folder: string = migrationsFolder): Migration[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.sql') && !entry.name.startsWith('.'))
    .map(({ name }) => name.slice(0, -'.sql'.length))
    .sort()
    .map((name) => {
      const path = join(folder, `${name}.sql`);
      if (!/^\d+_[\w-]+$/.test(name))
        throw new StartupError(`${path} has not the name of a migration: rename or remove it.`);
      // Git may write other line endings on another system; the migration is the same.
      const sql = readFileSync(path, 'utf8').replaceAll('\r\n', '\n');
      return { name, sql, hash: createHash('sha256').update(sql).digest('hex') };
    });
}

/**
 * Migrates the database of the URL to the newest schema: applies every migration that is missing, by name, in the order
 * of the names. drizzle's own migrator would skip those older than the last applied one, which an application with
 * migrations of its own gets when it merges newer ones of this product. An advisory lock lets one instance migrate
 * while the others wait.
 * @param migrations other than the product's, for tests
 * @throws {StartupError} if the database cannot be reached, does not meet the requirements, was made before the
 * first of the migrations, has an applied migration that was changed since, or a migration fails
 */
export async function migrateDatabase(
  url: string,
  migrations: readonly Migration[] = readMigrations(),
): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {}, connect_timeout: 10, max_lifetime: null });
  try {
    await reach(sql);
    while (!(await sql.begin((tx) => migrateIfFree(tx, migrations)))) await sleep(100);
  } catch (error) {
    throw error instanceof StartupError ? error : migrationFailure(error, sql.options);
  } finally {
    await sql.end({ timeout: 5 });
  }
}

/**
 * Migrates if no other process does. The lock is held by the transaction, not by a session: behind a pooler a session's
 * lock would stay with the next client of that connection, and all others would wait forever. Nor does it wait inside
 * the transaction, which would occupy one of the pooler's connections.
 * @returns whether the lock was free
 */
async function migrateIfFree(
  tx: postgres.TransactionSql,
  migrations: readonly Migration[],
): Promise<boolean> {
  const [lock] = await tx<{ free: boolean }[]>`
    select pg_try_advisory_xact_lock(${migrationLock}) as free`;
  if (lock?.free !== true) return false;
  await checkDatabase(tx);
  await applyMigrations(tx, migrations);
  return true;
}

/** All missing ones or none: a database is never left between two schemas. */
async function applyMigrations(tx: postgres.TransactionSql, migrations: readonly Migration[]): Promise<void> {
  const applied = await readAppliedMigrations(tx);
  assertUnchanged(applied, migrations);
  const missing = migrations.filter(({ name }) => !applied.has(name));
  if (missing.length === 0) return;
  await tx`create schema if not exists drizzle`;
  await tx`
    create table if not exists drizzle.__drizzle_migrations (
      id serial primary key, name text unique not null, hash text not null, created_at bigint not null)`;
  for (const migration of missing) await applyMigration(tx, migration);
}

/** The hashes of a database's migrations, by name. */
async function readAppliedMigrations(tx: postgres.TransactionSql): Promise<ReadonlyMap<string, string>> {
  const [found] = await tx`select to_regclass('drizzle.__drizzle_migrations') as name`;
  if (!found?.name) return new Map();
  // As JSON: the tables of the first versions have no names.
  const rows = await tx<{ name: string; hash: string }[]>`
    select coalesce(to_jsonb(applied) ->> 'name', '') as name, hash from drizzle.__drizzle_migrations applied`;
  return new Map(rows.map(({ name, hash }) => [name, hash]));
}

/**
 * A migration that was changed after it was applied does not run again: that database would silently differ from all
 * new ones. A renamed one would run twice.
 * @throws {StartupError} with the names of changed or renamed migrations, or for a database without the first one
 */
function assertUnchanged(applied: ReadonlyMap<string, string>, migrations: readonly Migration[]): void {
  const names = new Set(migrations.map(({ name }) => name));
  const lost = new Set([...applied].filter(([name]) => !names.has(name)).map(([, hash]) => hash));
  const changed = migrations.filter(({ name, hash }) =>
    applied.has(name) ? applied.get(name) !== hash : lost.has(hash),
  );
  if (changed.length > 0)
    throw new StartupError(
      `These migrations are not what this database has had: ${changed.map(({ name }) => name).join(', ')}. ` +
        'Put the files back as they were, and write what is to change as a new migration (npm run db:generate).',
    );
  const [first] = migrations;
  if (applied.size > 0 && first && !applied.has(first.name))
    throw new StartupError(
      `This database was made before ${first.name} and cannot be migrated: make a new one, in development by deleting DATA_DIR.`,
    );
}

async function applyMigration(tx: postgres.TransactionSql, { name, sql, hash }: Migration): Promise<void> {
  try {
    await tx.unsafe(sql);
  } catch (error) {
    throw new StartupError(`The migration ${name} failed: ${(error as Error).message}`, { cause: error });
  }
  await tx`
    insert into drizzle.__drizzle_migrations (name, hash, created_at) values (${name}, ${hash}, ${Date.now()})`;
}

async function reach(sql: postgres.Sql): Promise<void> {
  try {
    await sql`select 1`;
  } catch (error) {
    // Name and address without the password, which must not be logged.
    const { host, port, database } = sql.options;
    throw new StartupError(
      `The database ${database} at ${host.join(',')}:${port.join(',')} cannot be reached: ${(error as Error).message || (error as NodeJS.ErrnoException).code}`,
    );
  }
}

function migrationFailure(
  error: unknown,
  { user, database }: Pick<postgres.Sql['options'], 'user' | 'database'>,
): StartupError {
  const cause = (error instanceof Error && error.cause instanceof Error ? error.cause : error) as Error;
  const isRightMissing = 'code' in cause && cause.code === insufficientPrivilege;
  const advice = isRightMissing
    ? `. The role ${user} needs the right to create: grant create on database ${database} to ${user}; grant create on schema public to ${user}`
    : '';
  return new StartupError(`The database could not be migrated: ${cause.message}${advice}`, { cause: error });
}
