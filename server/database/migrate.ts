import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/postgres-js';
import { migrate } from 'drizzle-orm/postgres-js/migrator';
import postgres from 'postgres';
import { projectRoot } from '../project-root.ts';
import { StartupError } from '../startup-error.ts';
import { checkDatabase } from './check-database.ts';

/** Where the product's migrations are. */
export const migrationsFolder = join(projectRoot, 'server/database/migrations');

/** Any number, the same in every instance: whoever holds it migrates. */
export const migrationLock = 7_205_133_917;

/**
 * Brings the database of the URL to the newest schema. drizzle takes no lock of its own, and two instances that
 * start on an empty database fail; so one advisory lock lets one migrate while the others wait.
 * @param folder other migrations than all of the product's, for a restore of what an older version has kept
 * @throws {StartupError} when the database cannot be reached, lacks what the product needs, or a migration fails
 */
export async function migrateDatabase(url: string, folder: string = migrationsFolder): Promise<void> {
  const options = { max: 1, onnotice: () => {}, connect_timeout: 10, max_lifetime: null };
  const guard = postgres(url, options);
  const sql = postgres(url, options);
  try {
    await reach(guard);
    const migrateIfFree = () =>
      underLock(guard, async () => {
        await checkDatabase(sql);
        if (existsSync(join(folder, 'meta/_journal.json'))) {
          await migrate(drizzle(sql), { migrationsFolder: folder });
        }
      });
    while (!(await migrateIfFree())) await sleep(100);
  } catch (error) {
    throw error instanceof StartupError ? error : migrationFailure(error);
  } finally {
    await Promise.all([sql.end({ timeout: 5 }), guard.end({ timeout: 5 })]);
  }
}

/**
 * Works while no other process does. The lock belongs to a transaction and not to a session: behind a pooler a session's
 * lock would stay with whoever gets that connection next, and all others would wait for ever. Nor does it wait inside
 * of the transaction, which would keep one of the pooler's connections.
 * @returns whether it was free
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

async function reach(sql: postgres.Sql): Promise<void> {
  try {
    await sql`select 1`;
  } catch (error) {
    // Name and address without the password, which must not reach a log.
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
