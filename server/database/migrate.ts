import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import { StartupError } from '../config/startup-error.ts';
import { assertUnchangedMigrations, readAppliedMigrations } from './applied-migrations.ts';
import { checkDatabase } from './check-database.ts';
import { type Migration, readMigrations } from './migration-files.ts';

/** An arbitrary number, the same in every instance: the holder of this lock migrates. */
export const migrationLock = 7_205_133_917;

/**
 * Migrates the database of the URL to the newest schema: applies every migration that is missing, by name, in the order
 * of the names. drizzle's own migrator would skip those older than the last applied one, which an application with
 * migrations of its own gets when it merges newer ones of this product. An advisory lock lets one instance migrate
 * while the others wait.
 * @param migrations other than the product's, for tests
 * @throws {StartupError} if the database cannot be reached, does not meet the requirements, has an applied migration
 * that was changed since, or a migration fails
 */
export async function migrateDatabase(
  url: string,
  migrations: readonly Migration[] = readMigrations(),
): Promise<void> {
  const options = { max: 1, onnotice: () => {}, connect_timeout: 10, max_lifetime: null };
  const guard = postgres(url, options);
  const sql = postgres(url, options);
  try {
    await reach(guard);
    const migrateIfFree = () =>
      underLock(guard, async () => {
        await checkDatabase(sql);
        await sql.begin((tx) => applyMigrations(tx, migrations));
      });
    while (!(await migrateIfFree())) await sleep(100);
  } catch (error) {
    throw error instanceof StartupError ? error : migrationFailure(error);
  } finally {
    await Promise.all([sql.end({ timeout: 5 }), guard.end({ timeout: 5 })]);
  }
}

/**
 * Runs the work if no other process does. The lock is held by a transaction, not by a session: behind a pooler a
 * session's lock would stay with the next client of that connection, and all others would wait forever. Nor does it
 * wait inside the transaction, which would occupy one of the pooler's connections.
 * @returns whether the lock was free
 */
async function underLock(sql: postgres.Sql, work: () => Promise<void>): Promise<boolean> {
  return await sql.begin(async (transaction) => {
    await transaction`set local idle_in_transaction_session_timeout = 0`;
    const [lock] = await transaction<{ free: boolean }[]>`
      select pg_try_advisory_xact_lock(${migrationLock}) as free`;
    if (lock?.free !== true) return false;
    await work();
    return true;
  });
}

/** All missing ones or none: a database is never left between two schemas. */
async function applyMigrations(tx: postgres.TransactionSql, migrations: readonly Migration[]): Promise<void> {
  const applied = (await readAppliedMigrations(tx, migrations)) ?? [];
  assertUnchangedMigrations(applied, migrations);
  const had = new Set(applied.map(({ name }) => name));
  const missing = migrations.filter(({ name }) => !had.has(name));
  const unnamed = applied.filter(({ name, isNamed }) => name !== null && !isNamed);
  if (missing.length + unnamed.length === 0) return;
  await tx`create schema if not exists drizzle`;
  await tx`
    create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`;
  await tx`alter table drizzle.__drizzle_migrations add column if not exists name text unique`;
  for (const { id, name } of unnamed) {
    await tx`update drizzle.__drizzle_migrations set name = ${name} where id = ${id}`;
  }
  for (const migration of missing) await applyMigration(tx, migration);
}

async function applyMigration(tx: postgres.TransactionSql, { name, sql, hash }: Migration): Promise<void> {
  try {
    await tx.unsafe(sql);
  } catch (error) {
    throw new StartupError(`The migration ${name} failed: ${(error as Error).message}`, { cause: error });
  }
  // The date prevents an older version of the product, which uses it, from applying anything after this.
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

function migrationFailure(error: unknown): StartupError {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return new StartupError(`The database could not be migrated: ${(cause as Error).message}`, {
    cause: error,
  });
}
