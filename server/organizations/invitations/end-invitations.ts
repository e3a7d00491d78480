import { and, eq, gt, isNull } from 'drizzle-orm';
import { organizationRoleNames, organizationRoleOf } from '#contract/facts/tenant-roles.ts';
import type { AuditEvent } from '../../audit/record-events.ts';
import type { Database } from '../../database/database.ts';
import { invitations, inviteLinks, members } from '../../database/tables/tenants.ts';
import { hasOneOf, mayGive } from './invitation-rows.ts';

/**
 * Ends that by which a user has invited others and may, as a former member or with a smaller role, invite no longer: links
 * are revoked, open invitations cancelled. They do not work from that moment on (see mayGive); ended they do not work
 * again for who comes back either, and are not counted as open.
 * @returns what it did, for the audit trail
 */
export async function endInvitations(
  db: Pick<Database['db'], 'select' | 'update'>,
  organizationId: string,
  userId: string,
): Promise<Pick<AuditEvent, 'action' | 'data'>[]> {
  const [member] = await db
    .select({ role: members.role })
    .from(members)
    .where(and(eq(members.organizationId, organizationId), eq(members.userId, userId)));
  const ended = organizationRoleNames.filter((role) => !member || !mayGive(member.role, role));
  if (ended.length === 0) return [];
  const now = new Date();
  const revoked = await db
    .update(inviteLinks)
    .set({ revokedAt: now })
    .where(
      and(
        eq(inviteLinks.organizationId, organizationId),
        eq(inviteLinks.creatorId, userId),
        isNull(inviteLinks.revokedAt),
        gt(inviteLinks.expiresAt, now),
        hasOneOf(inviteLinks.role, ended),
      ),
    )
    .returning({ role: inviteLinks.role });
  const canceled = await db
    .update(invitations)
    .set({ status: 'canceled' })
    .where(
      and(
        eq(invitations.organizationId, organizationId),
        eq(invitations.inviterId, userId),
        eq(invitations.status, 'pending'),
        gt(invitations.expiresAt, now),
        hasOneOf(invitations.role, ended),
      ),
    )
    .returning({ id: invitations.id, role: invitations.role });
  return [
    ...revoked.map(({ role }) => event('organization.invite-link-revoked', role)),
    ...canceled.map(({ id, role }) => event('organization.invitation-canceled', role, id)),
  ];
}

function event(action: AuditEvent['action'], role: string | null, invitation?: string) {
  return { action, data: { role: organizationRoleOf(role ?? ''), ...(invitation && { invitation }) } };
}
