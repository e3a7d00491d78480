import type { Environment } from '../config/environment.ts';
import type { Logger } from '../http/logger.ts';
import { connectDatabase, type Database } from './database.ts';
import { findRunningPostgres } from './embedded/find-running-postgres.ts';
import { startEmbeddedPostgres } from './embedded/start-embedded-postgres.ts';
import { migrateDatabase } from './migrate.ts';

/** A database that can be connected to. */
export interface ReachedDatabase {
  /** With its password: never to be logged. */
  url: string;
  /** Stops what had to be started. */
  stop(): Promise<void>;
}

/**
 * Where the product's database is, for a command beside the server: that of DATABASE_URL, or the embedded one, whether
 * a server runs on it or not.
 * @throws {StartupError} when the embedded one cannot be started
 */
export async function reachDatabase(
  { databaseUrl, dataDir }: Pick<Environment, 'databaseUrl' | 'dataDir'>,
  logger: Logger,
): Promise<ReachedDatabase> {
  const running = databaseUrl ?? (await findRunningPostgres(dataDir));
  if (running !== undefined) return { url: running, stop: async () => {} };
  return startEmbeddedPostgres({ dataDir, logger });
}

/**
 * The product's database, migrated, for a command beside the server. Its `close` stops what had to be started.
 * @throws {StartupError} when it cannot be reached or started
 */
export async function openDatabase(
  environment: Pick<Environment, 'databaseUrl' | 'dataDir'>,
  logger: Logger,
): Promise<Database> {
  const { url, stop } = await reachDatabase(environment, logger);
  try {
    await migrateDatabase(url);
  } catch (error) {
    await stop();
    throw error;
  }
  const database = connectDatabase(url, { max: 2 });
  return {
    ...database,
    close: async () => {
      await database.close();
      await stop();
    },
  };
}
