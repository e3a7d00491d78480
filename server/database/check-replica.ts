import postgres from 'postgres';
import { StartupError } from '../config/startup-error.ts';
import type { Database } from './database.ts';

/** Classes of errors that only another URL or role ends: authentication, unknown database, unknown parameter or right. */
const wrongSetting = /^(?:28|3D|42|22)/;

/**
 * Rejects a replica that answers, but refuses this connection. One that does not answer may be restarting: the server
 * starts, and its probe of readiness waits for the replica.
 * @throws {StartupError} with what PostgreSQL says
 */
export async function checkReplica({ sql }: Pick<Database, 'sql'>): Promise<void> {
  try {
    await sql`select 1`;
  } catch (error) {
    if (!(error instanceof postgres.PostgresError) || !wrongSetting.test(error.code)) return;
    throw new StartupError(
      `DATABASE_REPLICA_URL leads to a database that refuses the connection: ${error.message}`,
      { cause: error },
    );
  }
}
