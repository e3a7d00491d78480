import type { Environment } from '../config/settings.ts';
import type { Logger } from '../http/logger.ts';
import { connectDatabase, type Database, type Tables } from './database.ts';
import { findRunningPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { migrateDatabase } from './migrate.ts';

export interface ReachedDatabase {
  /** Contains the password: never log it. */
  url: string;
  /** Stops what had to be started. */
  stop(): Promise<void>;
}

/**
 * Finds the product's database for a command: that of DATABASE_URL, or the embedded one, which is started if no server
 * runs on it.
 * @throws {StartupError} if the embedded one cannot be started
 */
async function reachDatabase(
  { databaseUrl, dataDir }: Pick<Environment, 'databaseUrl' | 'dataDir'>,
  logger: Logger,
): Promise<ReachedDatabase> {
  const running = databaseUrl ?? (await findRunningPostgres(dataDir));
  if (running !== undefined) return { url: running, stop: async () => {} };
  return startEmbeddedPostgres({ dataDir, logger });
}

/**
 * Opens the product's database, migrated, for a command. Its `close` also stops what had to be started.
 * @throws {StartupError} if it cannot be reached or started
 */
export async function openDatabase(
  environment: Pick<Environment, 'databaseUrl' | 'dataDir'>,
  { tables, logger }: { tables: Tables; logger: Logger },
): Promise<Database> {
  const { url, stop } = await reachDatabase(environment, logger);
  try {
    await migrateDatabase(url);
  } catch (error) {
    await stop();
    throw error;
  }
  const database = connectDatabase(url, { tables, max: 2 });
  return {
    ...database,
    close: async () => {
      await database.close();
      await stop();
    },
  };
}
