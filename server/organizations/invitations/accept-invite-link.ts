import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { CurrentUser } from '#contract/api/init.ts';
import type { PublicInviteLink } from '#contract/organizations/invite-links.ts';
import { type OrganizationRole, organizationRoleOf } from '#contract/tenant-permissions.ts';
import { operation } from '../../api/operation.ts';
import { notWhileImpersonating, requirePermission } from '../../api/require-permission.ts';
import { type AuditEvent, recordEvents } from '../../audit/record-events.ts';
import { mayGive } from '../../auth/organization/invitation-rules.ts';
import { ApiError } from '../../config/api-error.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { invitations, inviteLinks, members, organizations, users } from '../../database/schema/index.ts';
import { isAbove, isNotBanned, isOpen, isVerified } from './invitation-rows.ts';
import { hashToken, inviteLinkState } from './invite-links.ts';

type Connection = Pick<Database['db'], 'select' | '$count'>;

/** Without a permission, as the page shows itself before anybody signs in: who holds the link learns what it leads to. */
export const readInviteLink = operation.organizations.readInviteLink.handler(
  async ({ context, input: { token } }) => {
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
      creatorName: shown?.creatorName ?? null,
      role: shown ? organizationRoleOf(shown.role) : null,
      expiresAt: shown?.expiresAt.toISOString() ?? null,
    } satisfies PublicInviteLink;
  },
);

async function findLink(db: Connection, token: string) {
  const [link] = await db
    .select({
      id: inviteLinks.id,
      organizationId: inviteLinks.organizationId,
      role: inviteLinks.role,
      state: inviteLinkState,
      expiresAt: inviteLinks.expiresAt,
      name: organizations.name,
      logo: organizations.logo,
      creatorName: users.name,
      creatorRole: members.role,
    })
    .from(inviteLinks)
    .innerJoin(organizations, eq(organizations.id, inviteLinks.organizationId))
    .innerJoin(users, eq(users.id, inviteLinks.creatorId))
    .leftJoin(
      members,
      and(
        eq(members.organizationId, organizations.id),
        eq(members.userId, inviteLinks.creatorId),
        isNotBanned,
      ),
    )
    .where(eq(inviteLinks.tokenHash, hashToken(token)));
  return link;
}

async function isMemberOf(db: Connection, organizationId: string, userId: string): Promise<boolean> {
  return (
    (await db.$count(members, and(eq(members.organizationId, organizationId), eq(members.userId, userId)))) >
    0
  );
}

export const acceptInviteLink = operation.organizations.acceptInviteLink
  .use(requirePermission({ organization: ['use'] }))
  .use(notWhileImpersonating)
  .handler(async ({ context, input: { token } }) => {
    const { database, currentUser } = context;
    if (!(await isVerified(database, await context.session())))
      throw new ApiError(403, 'EMAIL_VERIFICATION_REQUIRED_BEFORE_ACCEPTING_OR_REJECTING_INVITATION');
    const organizationId = await join(database, currentUser, token);
    await context.callAuth((api, headers) =>
      api.setActiveOrganization({ headers, body: { organizationId }, returnHeaders: true }),
    );
    return { organizationId };
  });

/** The members of an organization are limited by a trigger, which counts under the same lock. */
function join({ db }: Pick<Database, 'db'>, currentUser: CurrentUser, token: string): Promise<string> {
  return db.transaction(async (tx) => {
    const found = await findLink(tx, token);
    if (!found) throw new ApiError(404, 'INVITE_LINK_NOT_FOUND');
    const { organizationId } = found;
    await tx
      .select({ id: organizations.id })
      .from(organizations)
      .where(eq(organizations.id, organizationId))
      .for('update');
    if (await isMemberOf(tx, organizationId, currentUser.id)) return organizationId;
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
    await tx
      .insert(members)
      .values({ id: randomUUID(), organizationId, userId: currentUser.id, role: used.role });
    const ended = await endInvitation(tx, organizationId, currentUser.email, organizationRoleOf(used.role));
    const joined = {
      action: 'organization.invite-link-accepted',
      data: { role: used.role },
    } as const;
    await recordEvents(
      tx,
      [joined, ...ended].map((event) => ({ ...event, actor: currentUser, subjectId: organizationId })),
    );
    return organizationId;
  });
}

/**
 * An open invitation by mail of somebody who has joined is of no use any more, as better-auth lets no member accept one.
 * One that gives more was not accepted by that: it is cancelled, and a role can be given to the member.
 * @returns what it did, for the audit trail
 */
async function endInvitation(
  tx: Transaction,
  organizationId: string,
  email: string,
  role: OrganizationRole,
): Promise<Pick<AuditEvent, 'action' | 'data'>[]> {
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
