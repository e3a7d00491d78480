import type { Database } from '../../database/database.ts';

/**
 * Deletes invitations and links that ended more than 30 days ago, and organizations without members: better-auth makes
 * one before its first member, who may have deleted the account in between.
 */
export async function deleteEndedInvitations({ sql }: Pick<Database, 'sql'>): Promise<void> {
  await sql`delete from invitations where expires_at < now() - interval '30 days'`;
  await sql`delete from invite_links where expires_at < now() - interval '30 days'`;
  await sql`delete from organizations where created_at < now() - interval '1 hour'
    and not exists (select from members where organization_id = organizations.id)`;
}
