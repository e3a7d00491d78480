import { and, eq } from 'drizzle-orm';
import type { CurrentUser } from '#contract/api/init.ts';
import type { ApiContext } from '../../api/api-context.ts';
import { changeEach } from '../../api/change-each.ts';
import { operation } from '../../api/operation.ts';
import { notWhileImpersonating, requirePermission } from '../../api/require-permission.ts';
import { ApiError } from '../../config/api-error.ts';
import { invitations } from '../../database/schema/index.ts';
import { mailDelivery } from '../../email/mailer.ts';
import { changeInOrganization } from '../change-in-organization.ts';
import { lockOrganization } from '../locks.ts';
import { type OrganizationScope, requireMember } from '../organization-scope.ts';
import { addInvitation, countInvitation, requireInviter, requireNotInvited } from './add-invitation.ts';
import { findInvitation } from './invitation-rows.ts';

export const resendInvitations = operation.organizations.resendInvitations
  .use(requirePermission({ organization: ['use'] }))
  .use(notWhileImpersonating)
  .handler(async ({ context, input: { id, invitationIds } }) => {
    const asked = await requireMember(context, id);
    requireInviter(asked, 'member');
    if (mailDelivery(context.environment) === 'none') throw new ApiError(503, 'MAIL_NOT_CONFIGURED');
    return changeEach(context, invitationIds, (invitationId) => resend(context, asked, invitationId));
  });

type Sender = ApiContext & { currentUser: CurrentUser };

/**
 * Replaces an invitation by a new one, with a new link, also one that has expired, was declined or cancelled: the person
 * may have changed their mind. Of several who send it again at once one does.
 */
async function resend(context: Sender, asked: OrganizationScope, invitationId: string): Promise<void> {
  const { organizationId } = asked;
  const old = await findInvitation(context.database, asked, invitationId);
  if (old.state === 'accepted') throw new ApiError(404, 'INVITATION_NOT_FOUND');
  if (old.state !== 'open') await requireNotInvited(context, organizationId, old.email);
  await countInvitation(context, organizationId, old.email);
  return changeInOrganization(context, { organizationId }, async (tx, scope) => {
    await lockOrganization(tx, organizationId);
    const { state, email, name, role, teams } = await findInvitation({ db: tx }, scope, invitationId);
    const [ended] = await tx
      .update(invitations)
      .set({ status: 'canceled' })
      .where(and(eq(invitations.id, invitationId), eq(invitations.status, 'pending')))
      .returning({ id: invitations.id });
    // Answered, cancelled or sent again by somebody else meanwhile.
    if (state !== old.state || (state === 'open' && !ended)) throw new ApiError(404, 'INVITATION_NOT_FOUND');
    const teamIds = teams.map((team) => team.id);
    const invitation = await addInvitation(context, tx, scope, { email, name, role, teamIds });
    const action = state === 'open' ? 'organization.invitation-resent' : 'organization.invitation-created';
    return {
      result: undefined,
      events: [{ action, data: { role, invitation } }],
    };
  });
}
