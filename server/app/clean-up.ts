import { signInActions } from '#contract/audit.ts';
import type { Database } from '../database/database.ts';
import { removeExpiredDeletions } from '../records/deletions.ts';
import { featureList } from './features.ts';

interface CleanUpServices {
  database: Pick<Database, 'sql'>;
  /** Whether the audit trail is written here; where it is not, nothing of it goes either. */
  recording: boolean;
}

/** Milliseconds between two clean-ups of one process. */
export const cleanUpEvery = 3_600_000;

/**
 * Deletes what nobody can use any more: sessions, and codes and states of social sign-ins, that ended more than an hour
 * ago; counters and wrong codes that no longer count; records whose deletion can no longer be undone; and who signed in more than a
 * year ago. Until then an expired code is told apart from a wrong one.
 */
export async function cleanUp({ database: { sql }, recording }: CleanUpServices): Promise<void> {
  await sql`delete from verifications where expires_at < now() - interval '1 hour'`;
  await sql`delete from code_failures where expires_at < now()`;
  await sql`delete from rate_limits where expire < extract(epoch from now()) * 1000`;
  await sql`delete from sessions where expires_at < now() - interval '1 hour'`;
  await removeExpiredDeletions({ sql });
  for (const feature of featureList) await feature.cleanUp?.({ sql });
  if (!recording) return;
  await sql`
    delete from audit_events
    where action = any (${[...signInActions]}::text[]) and created_at < now() - interval '1 year'`;
}
