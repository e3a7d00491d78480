import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { isLanguage } from '#contract/facts/languages.ts';
import { isAtMost, type OrganizationRole } from '#contract/facts/tenant-roles.ts';
import { isName } from '#contract/validation/name.ts';
import { ApiError } from '../../config/api-error.ts';
import type { Transaction } from '../../database/database.ts';
import { invitations, members, teamMembers } from '../../database/tables/tenants.ts';
import { users } from '../../database/tables/users.ts';
import type { LimitRule } from '../../limits/limits.ts';
import { lockOrganization } from '../locks.ts';
import { organizationLimits } from '../organization-limits.ts';
import { type Caller, type OrganizationScope, requireInOrganization } from '../organization-scope.ts';
import { isOpen } from './invitation-rows.ts';

const day = 24 * 3600;

/** How long an invitation can be accepted, in seconds. */
const invitationSeconds = 7 * day;

/** Invitations mailed by one user: an organization may be new, and made for nothing else. */
const byUser: LimitRule = { name: 'invitation-person', limit: 200, windowSeconds: day };

/** Invitations mailed to one address, by all organizations together: whoever gets them did not ask for them. */
const toAddress: LimitRule = { name: 'invitation-address', limit: 10, windowSeconds: day };

/** The same from one organization, and from one user: nobody keeps others from inviting an address. */
const shareOfAddress: LimitRule = { name: 'invitation-share', limit: 3, windowSeconds: day };

export interface NewInvitation {
  /** In small letters. */
  email: string;
  name: string | null | undefined;
  role: OrganizationRole;
  teamIds: readonly string[];
}

/** @throws {ApiError} for who may not invite, or gives more than the own role */
export function requireInviter(scope: OrganizationScope, role: OrganizationRole): void {
  requireInOrganization(scope, 'invitation create');
  if (!isAtMost(role, scope.role))
    throw new ApiError(403, 'YOU_ARE_NOT_ALLOWED_TO_INVITE_USER_WITH_THIS_ROLE');
}

/**
 * Before an invitation is counted: a second press must not use up what the address may get.
 * @throws {ApiError} USER_IS_ALREADY_INVITED_TO_THIS_ORGANIZATION
 */
export async function requireNotInvited(
  { database }: Pick<Caller, 'database'>,
  organizationId: string,
  email: string,
): Promise<void> {
  const open = and(eq(invitations.organizationId, organizationId), eq(invitations.email, email), isOpen);
  if ((await database.db.$count(invitations, open)) > 0)
    throw new ApiError(400, 'USER_IS_ALREADY_INVITED_TO_THIS_ORGANIZATION');
}

/**
 * Counts an invitation. In this order: whoever is over the own limit uses up none of the address. Outside of the
 * transaction that writes it, as what is refused counts, too.
 * @throws {ApiError} TOO_MANY_REQUESTS
 */
export async function countInvitation(
  { limiter, currentUser: { id: userId } }: Caller,
  organizationId: string,
  email: string,
): Promise<void> {
  await limiter.consume(byUser, userId);
  await limiter.consume(shareOfAddress, `${userId} ${email}`);
  await limiter.consume(shareOfAddress, `${organizationId} ${email}`);
  await limiter.consume(toAddress, email);
}

/**
 * Writes an invitation and queues its mail. Triggers see to it that an address has one open invitation, and that there
 * are not too many.
 * @returns its id
 */
export async function addInvitation(
  context: Caller,
  tx: Transaction,
  scope: OrganizationScope,
  { email, name: given, role, teamIds }: NewInvitation,
): Promise<string> {
  const { organizationId } = scope;
  const organization = await lockOrganization(tx, organizationId);
  requireInviter(scope, role);
  await requireNoMember(tx, organizationId, email);
  for (const teamId of teamIds) await requirePlace(tx, teamId);
  const name = given && isName(given) ? given : null;
  const expiresAt = new Date(Date.now() + invitationSeconds * 1000);
  const invitation = { id: randomUUID(), email, name, role, expiresAt };
  await tx.insert(invitations).values({
    ...invitation,
    organizationId,
    teamId: teamIds.join(',') || null,
    inviterId: context.currentUser.id,
  });
  await mailInvitation(context, tx, organization, invitation);
  return invitation.id;
}

async function requireNoMember(tx: Transaction, organizationId: string, email: string): Promise<void> {
  const [member] = await tx
    .select({ id: members.id })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(and(eq(members.organizationId, organizationId), eq(sql`lower(${users.email})`, email)));
  if (member) throw new ApiError(400, 'USER_IS_ALREADY_A_MEMBER_OF_THIS_ORGANIZATION');
}

async function requirePlace(tx: Transaction, teamId: string): Promise<void> {
  const held = await tx.$count(teamMembers, eq(teamMembers.teamId, teamId));
  if (held >= organizationLimits.membersPerTeam) throw new ApiError(403, 'TEAM_MEMBER_LIMIT_REACHED');
}

/**
 * Mails an invitation, in the stored language of the person who is invited; to somebody new in that of the page on which
 * it was made, as people who work together often share one.
 */
async function mailInvitation(
  { mailer, environment: { appUrl }, language, currentUser }: Caller,
  tx: Transaction,
  { id, name }: { id: string; name: string },
  invitation: { id: string; email: string; name: string | null; role: OrganizationRole; expiresAt: Date },
): Promise<void> {
  const { email, role, expiresAt } = invitation;
  const [user] = await tx
    .select({ language: users.language })
    .from(users)
    .where(eq(sql`lower(${users.email})`, email));
  await mailer.enqueue(
    {
      template: 'organization-invitation',
      to: email,
      language: isLanguage(user?.language) ? user.language : language,
      props: {
        organization: { id, name },
        inviter: { name: currentUser.name, email: currentUser.email },
        name: invitation.name,
        role,
        expiresAt: expiresAt.toISOString(),
        link: `${appUrl}/invitation/${encodeURIComponent(invitation.id)}`,
      },
      usefulFor: Math.max(1, Math.floor((expiresAt.getTime() - Date.now()) / 1000)),
    },
    tx,
  );
}
