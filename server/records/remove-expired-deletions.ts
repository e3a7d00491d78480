import type { Database } from '../database/database.ts';
import { undoableSince } from './undo-period.ts';

/** Removes for good what was deleted so long ago that it can no longer be restored. */
export async function removeExpiredDeletions({ sql }: Pick<Database, 'sql'>): Promise<void> {
  await sql`delete from deleted_records where deleted_at < ${undoableSince().toISOString()}`;
}
