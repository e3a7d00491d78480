import { and, eq, sql } from 'drizzle-orm';
import { type OrganizationRole, organizationRoleOf } from '#contract/facts/tenant-roles.ts';
import type { PublicInviteLink } from '#contract/organizations/invite-links.ts';
import { notWhileImpersonating, requirePermission } from '../../api/require-permission.ts';
import { ApiError } from '../../config/api-error.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { invitations, inviteLinks, members, organizations } from '../../database/tables/tenants.ts';
import { users } from '../../database/tables/users.ts';
import { type NewEvent, recordOrganizationEvents } from '../change-in-organization.ts';
import { chooseOrganization } from '../choose-organization.ts';
import { lockOrganization, lockUsers } from '../locks.ts';
import { operation } from '../operation.ts';
import type { Caller } from '../organization-scope.ts';
import { addMember, isMemberOf } from './add-member.ts';
import { isAbove, isOfInviter, isOpen, isVerified, mayGive } from './invitation-rows.ts';
import { hashToken, inviteLinkState } from './invite-links.ts';

/** Without a permission, as the page shows itself before anybody signs in: who holds the link learns what it leads to. */
export const readInviteLink = operation.readInviteLink.handler(async ({ context, input: { token } }) => {
  const link = await findLink(context.database.db, token);
  const session = await context.session();
  const isMember =
    session && link ? await isMemberOf(context.database.db, link.organizationId, session.user.id) : null;
  const state = !link
    ? 'unavailable'
    : link.state === 'open' && !mayGive(link.creatorRole ?? '', link.role)
      ? 'inviter-left'
      : link.state;
  const shown = state === 'open' ? link : undefined;
  return {
    state,
    isMember,
    isVerified: await isVerified(context.database, session),
    organization: shown ? { id: shown.organizationId, name: shown.name, logo: shown.logo } : null,
    inviterName: shown?.inviterName ?? null,
    role: shown ? organizationRoleOf(shown.role) : null,
    expiresAt: shown?.expiresAt.toISOString() ?? null,
  } satisfies PublicInviteLink;
});

async function findLink(db: Pick<Database['db'], 'select'>, token: string) {
  const [link] = await db
    .select({
      id: inviteLinks.id,
      organizationId: inviteLinks.organizationId,
      role: inviteLinks.role,
      state: inviteLinkState,
      expiresAt: inviteLinks.expiresAt,
      name: organizations.name,
      logo: organizations.logo,
      inviterName: users.name,
      creatorRole: members.role,
    })
    .from(inviteLinks)
    .innerJoin(organizations, eq(organizations.id, inviteLinks.organizationId))
    .innerJoin(users, eq(users.id, inviteLinks.creatorId))
    .leftJoin(members, isOfInviter(inviteLinks.creatorId))
    .where(eq(inviteLinks.tokenHash, hashToken(token)));
  return link;
}

export const acceptInviteLink = operation.acceptInviteLink
  .use(requirePermission({ organization: ['use'] }))
  .use(notWhileImpersonating)
  .handler(async ({ context, input: { token } }) => {
    if (!(await isVerified(context.database, await context.session())))
      throw new ApiError(403, 'EMAIL_VERIFICATION_REQUIRED_BEFORE_ACCEPTING_OR_REJECTING_INVITATION');
    return { organizationId: await join(context, token) };
  });

/** @returns the id of the organization, also for who is a member already */
function join(context: Caller, token: string): Promise<string> {
  const { database, currentUser } = context;
  return database.db.transaction(async (tx) => {
    await lockUsers(tx, currentUser.id);
    const found = await findLink(tx, token);
    if (!found) throw new ApiError(404, 'INVITE_LINK_NOT_FOUND');
    const { organizationId } = found;
    await lockOrganization(tx, organizationId);
    if (await isMemberOf(tx, organizationId, currentUser.id)) {
      await chooseOrganization(tx, context, organizationId);
      return organizationId;
    }
    // Read again under the lock: a use, a revocation or another role of its creator may have come in between.
    const link = await findLink(tx, token);
    if (link && !mayGive(link.creatorRole ?? '', link.role))
      throw new ApiError(400, 'INVITER_IS_NO_LONGER_A_MEMBER_OF_THE_ORGANIZATION');
    const [used] = await tx
      .update(inviteLinks)
      .set({ uses: sql`${inviteLinks.uses} + 1` })
      .where(and(eq(inviteLinks.id, found.id), sql`${inviteLinkState} = 'open'`))
      .returning({ role: inviteLinks.role });
    if (!used) throw new ApiError(404, 'INVITE_LINK_NOT_FOUND');
    const role = organizationRoleOf(used.role);
    await addMember(tx, context, { organizationId, role });
    await recordOrganizationEvents(tx, currentUser, organizationId, [
      { action: 'organization.invite-link-accepted', data: { role } },
      ...(await endInvitation(tx, organizationId, currentUser.email, role)),
    ]);
    return organizationId;
  });
}

/**
 * An open invitation by mail of somebody who has joined is of no use any more, as no member accepts one.
 * One that gives more was not accepted by that: it is cancelled, and a role can be given to the member.
 * @returns what it did, for the audit trail
 */
async function endInvitation(
  tx: Transaction,
  organizationId: string,
  email: string,
  role: OrganizationRole,
): Promise<NewEvent[]> {
  const ended = await tx
    .update(invitations)
    .set({ status: sql`case when ${isAbove(role)} then 'canceled' else 'accepted' end` })
    .where(
      and(eq(invitations.organizationId, organizationId), eq(invitations.email, email.toLowerCase()), isOpen),
    )
    .returning({ id: invitations.id, role: invitations.role, status: invitations.status });
  return ended
    .filter(({ status }) => status === 'canceled')
    .map((invitation) => ({
      action: 'organization.invitation-canceled',
      data: { role: organizationRoleOf(invitation.role ?? ''), invitation: invitation.id },
    }));
}
