import type { Environment } from '../environment.ts';
import type { Logger } from '../http/logger.ts';
import { connectDatabase, type Database } from './database.ts';
import { findRunningPostgres } from './embedded/find-running-postgres.ts';
import { startEmbeddedPostgres } from './embedded/start-embedded-postgres.ts';
import { migrateDatabase } from './migrate.ts';

/**
 * The product's database for a command beside the server, migrated: that of DATABASE_URL, or the embedded one, whether
 * a server runs on it or not. Its `close` stops what had to be started.
 * @throws {StartupError} when it cannot be reached or started
 */
export async function openDatabase(
  { databaseUrl, dataDir }: Pick<Environment, 'databaseUrl' | 'dataDir'>,
  logger: Logger,
): Promise<Database> {
  const running = databaseUrl ?? (await findRunningPostgres(dataDir));
  const own = running === undefined ? await startEmbeddedPostgres({ dataDir, logger }) : undefined;
  const url = running ?? own?.url ?? '';
  try {
    await migrateDatabase(url);
  } catch (error) {
    await own?.stop();
    throw error;
  }
  const database = connectDatabase(url, { max: 2 });
  return {
    ...database,
    close: async () => {
      await database.close();
      await own?.stop();
    },
  };
}
