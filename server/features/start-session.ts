import type { Database } from '../database/database.ts';

/**
 * What a feature does with a user's new session, once it is stored. Not with one in which an admin acts as the user, nor in
 * a demo.
 */
export type StartSession = (
  database: Pick<Database, 'db'>,
  session: { id: string; userId: string },
) => Promise<unknown>;
