import type { Database } from '../../database/database.ts';

/** Deletes invitations and links that ended more than 30 days ago. */
export async function deleteEndedInvitations({ sql }: Pick<Database, 'sql'>): Promise<void> {
  await sql`delete from invitations where expires_at < now() - interval '30 days'`;
  await sql`delete from invite_links where expires_at < now() - interval '30 days'`;
}
