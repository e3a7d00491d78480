import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import { type OrganizationRole, organizationRoleOf } from '#contract/organizations/permissions.ts';
import type { Database } from '../../database/database.ts';
import { inviteLinks, members } from '../../database/schema/index.ts';
import { mayGive } from './invitation-rules.ts';

/**
 * Revokes the invite links that a user made in an organization and may, as a former member or with a smaller role, make
 * no longer. They do not work from that moment on (see mayGive); revoked they do not work again for who comes back.
 * @returns the roles that they gave
 */
export async function revokeLinks(
  db: Pick<Database['db'], 'select' | 'update'>,
  organizationId: string,
  userId: string,
): Promise<OrganizationRole[]> {
  const [member] = await db
    .select({ role: members.role })
    .from(members)
    .where(and(eq(members.organizationId, organizationId), eq(members.userId, userId)));
  const { id, role, creatorId, revokedAt, expiresAt } = inviteLinks;
  const open = await db
    .select({ id, role })
    .from(inviteLinks)
    .where(
      and(
        eq(inviteLinks.organizationId, organizationId),
        eq(creatorId, userId),
        isNull(revokedAt),
        gt(expiresAt, new Date()),
      ),
    );
  const ended = open.filter((link) => !member || !mayGive(member.role, link.role)).map((link) => link.id);
  if (ended.length === 0) return [];
  const revoked = await db
    .update(inviteLinks)
    .set({ revokedAt: new Date() })
    .where(and(inArray(id, ended), isNull(revokedAt)))
    .returning({ role });
  return revoked.map((link) => organizationRoleOf(link.role));
}
