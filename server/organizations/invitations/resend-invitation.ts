import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { CurrentUser } from '#contract/api/init.ts';
import type { Invitation } from '#contract/organizations/invitations.ts';
import type { ApiContext } from '../../api/api-context.ts';
import { operation } from '../../api/operation.ts';
import { notWhileImpersonating, requirePermission } from '../../api/require-permission.ts';
import { recordEvents } from '../../audit/record-events.ts';
import { invitationCounts, invitationSeconds } from '../../auth/organization/invitation-rules.ts';
import { lockToInvite } from '../../auth/organization/lock-members.ts';
import { mailInvitation } from '../../auth/organization/mail-invitation.ts';
import { organizationLimits } from '../../auth/organization/organization-options.ts';
import { ApiError } from '../../config/api-error.ts';
import type { Transaction } from '../../database/database.ts';
import { invitations, members, teamMembers, users } from '../../database/schema/index.ts';
import { mailDelivery } from '../../email/mailer.ts';
import { type OrganizationScope, requireInOrganization, requireMember } from '../organization-scope.ts';
import { findInvitation } from './invitation-rows.ts';
import { mayNotInvite } from './invite.ts';

/** One that has expired, was declined or cancelled is sent again, too: the person may have changed their mind. */
export const resendInvitation = operation.organizations.resendInvitation
  .use(requirePermission({ organization: ['use'] }))
  .use(notWhileImpersonating)
  .handler(async ({ context, input: { id, invitationId } }) => {
    const scope = await requireInviter(context, context.database, id);
    if (mailDelivery(context.environment) === 'none') throw new ApiError(503, 'MAIL_NOT_CONFIGURED');
    const old = await findInvitation(context.database, scope, invitationId);
    if (old.state === 'accepted') throw new ApiError(404, 'INVITATION_NOT_FOUND');
    for (const [rule, subject] of invitationCounts(context.currentUser.id, id, old.email))
      await context.limiter.consume(rule, subject);
    const newId = await context.database.db.transaction((tx) => replace(context, tx, id, old));
    return findInvitation(context.database, scope, newId);
  });

/**
 * Replaces an invitation by a new one, with a new link, under the lock of its organization: of several who send it again
 * at once one does. Triggers see to it that an address has one open invitation, and that there are not too many.
 */
async function replace(
  context: ApiContext & { currentUser: CurrentUser },
  tx: Transaction,
  organizationId: string,
  old: Invitation,
): Promise<string> {
  const { email, name, role } = old;
  const organization = await lockToInvite(tx, organizationId, context.currentUser.id);
  if (!organization) throw new ApiError(404, 'ORGANIZATION_NOT_FOUND');
  // Again: whoever asks may have lost the role meanwhile.
  const scope = await requireInviter(context, { db: tx }, organizationId);
  const { state } = await findInvitation({ db: tx }, scope, old.id);
  const [ended] = await tx
    .update(invitations)
    .set({ status: 'canceled' })
    .where(and(eq(invitations.id, old.id), eq(invitations.status, 'pending')))
    .returning({ id: invitations.id });
  // Answered, cancelled or sent again by somebody else meanwhile.
  if (state !== old.state || (state === 'open' && !ended)) throw new ApiError(404, 'INVITATION_NOT_FOUND');
  await requireNoMember(tx, scope, email);
  await requirePlace(tx, old.teams);
  const id = randomUUID();
  const expiresAt = new Date(Date.now() + invitationSeconds * 1000);
  await tx.insert(invitations).values({
    ...{ id, organizationId, email, name, role, expiresAt, inviterId: context.currentUser.id },
    teamId: old.teams.map((team) => team.id).join(',') || null,
  });
  await mailInvitation(
    { mailer: context.mailer, appUrl: context.environment.appUrl, language: context.language },
    { organization, inviter: context.currentUser, invitation: { id, email, name, role, expiresAt } },
    tx,
  );
  const action = state === 'open' ? 'organization.invitation-resent' : 'organization.invitation-created';
  const data = { role, invitation: id };
  await recordEvents(tx, [{ actor: context.currentUser, action, subjectId: organizationId, data }]);
  return id;
}

async function requireInviter(
  { currentUser }: { currentUser: CurrentUser },
  database: Parameters<typeof requireMember>[0]['database'],
  organizationId: string,
): Promise<OrganizationScope> {
  const scope = await requireMember({ database, currentUser }, organizationId);
  requireInOrganization(scope, 'invitation', 'create', mayNotInvite);
  return scope;
}

async function requireNoMember(
  tx: Transaction,
  { organizationId }: OrganizationScope,
  email: string,
): Promise<void> {
  const [member] = await tx
    .select({ id: members.id })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(and(eq(members.organizationId, organizationId), eq(sql`lower(${users.email})`, email)));
  if (member) throw new ApiError(400, 'USER_IS_ALREADY_A_MEMBER_OF_THIS_ORGANIZATION');
}

async function requirePlace(tx: Transaction, teams: Invitation['teams']): Promise<void> {
  for (const { id } of teams)
    if ((await tx.$count(teamMembers, eq(teamMembers.teamId, id))) >= organizationLimits.membersPerTeam)
      throw new ApiError(403, 'TEAM_MEMBER_LIMIT_REACHED');
}
