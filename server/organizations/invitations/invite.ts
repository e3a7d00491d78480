import { and, eq, inArray } from 'drizzle-orm';
import { parseAddress } from '#contract/organizations/invitation-addresses.ts';
import type { InviteResult } from '#contract/organizations/invitations.ts';
import type { ApiContext } from '../../api/api-context.ts';
import { changeEach } from '../../api/change-each.ts';
import { notWhileImpersonating, requirePermission } from '../../api/require-permission.ts';
import { ruleError } from '../../auth/rule-errors.ts';
import { ApiError } from '../../config/api-error.ts';
import { invitations, teams } from '../../database/tables/tenants.ts';
import { mailDelivery } from '../../email/mailer.ts';
import { errorBody } from '../../http/error-handler.ts';
import { changeInOrganization } from '../change-in-organization.ts';
import { lockOrganization } from '../locks.ts';
import { operation } from '../operation.ts';
import {
  type Caller,
  type OrganizationScope,
  requireInOrganization,
  requireMember,
} from '../organization-scope.ts';
import {
  addInvitation,
  countInvitation,
  type NewInvitation,
  requireInviter,
  requireNotInvited,
} from './add-invitation.ts';
import { findInvitation, isOpen, isVisibleTo } from './invitation-rows.ts';

/** Results for one address of several, by error code; any other error rejects the request. */
const resultOfCode: Partial<Record<string, InviteResult['result']>> = {
  USER_IS_ALREADY_A_MEMBER_OF_THIS_ORGANIZATION: 'already-member',
  USER_IS_ALREADY_INVITED_TO_THIS_ORGANIZATION: 'already-invited',
  INVALID_EMAIL: 'invalid',
  INVITATION_LIMIT_REACHED: 'limit-reached',
  TOO_MANY_REQUESTS: 'limit-reached',
  TEAM_MEMBER_LIMIT_REACHED: 'limit-reached',
};

/** An address that is given twice is invited once. */
export const invite = operation.invite
  .use(requirePermission({ organization: ['use'] }))
  .use(notWhileImpersonating)
  .handler(async ({ context, input: { id, emails, role, teamIds } }) => {
    const scope = await requireMember(context, id);
    requireInviter(scope, role);
    if (mailDelivery(context.environment) === 'none') throw new ApiError(503, 'MAIL_NOT_CONFIGURED');
    await requireTeams(context, scope, teamIds);
    const results: InviteResult[] = [];
    const seen = new Set<string>();
    for (const { given, email, name } of emails.map(parseAddress)) {
      if (email !== undefined && seen.has(email)) continue;
      if (email !== undefined) seen.add(email);
      results.push(await inviteOne(context, scope, given, { email, name, role, teamIds }));
    }
    return { results };
  });

/** @throws {ApiError} TEAM_NOT_FOUND */
async function requireTeams(
  { database }: ApiContext,
  { organizationId }: OrganizationScope,
  teamIds: string[],
): Promise<void> {
  const own = and(eq(teams.organizationId, organizationId), inArray(teams.id, teamIds));
  if ((await database.db.$count(teams, own)) < new Set(teamIds).size)
    throw new ApiError(400, 'TEAM_NOT_FOUND');
}

async function inviteOne(
  context: Caller,
  scope: OrganizationScope,
  given: string,
  { email, ...invitation }: Omit<NewInvitation, 'email'> & { email: string | undefined },
): Promise<InviteResult> {
  try {
    if (email === undefined) throw new ApiError(400, 'INVALID_EMAIL');
    const invitationId = await send(context, scope, { email, ...invitation });
    return { given, email, result: 'invited', error: null, invitationId };
  } catch (thrown) {
    const error = ruleError(thrown) ?? thrown;
    const result = error instanceof ApiError ? resultOfCode[error.code] : undefined;
    if (!(error instanceof ApiError) || !result) throw error;
    const { code, message } = errorBody(context.language, error);
    const open = result === 'already-invited' ? await findOpen(context, scope, email) : undefined;
    return { given, email: email ?? null, result, error: { code, message }, invitationId: open?.id ?? null };
  }
}

async function send(context: Caller, scope: OrganizationScope, invitation: NewInvitation): Promise<string> {
  const { organizationId } = scope;
  const { email, role } = invitation;
  await requireNotInvited(context, organizationId, email);
  await countInvitation(context, organizationId, email);
  return changeInOrganization(context, { organizationId }, async (tx, own) => {
    const id = await addInvitation(context, tx, own, invitation);
    const event = { action: 'organization.invitation-created', data: { role, invitation: id } } as const;
    return { result: id, events: [event] };
  });
}

/** None where the open one is above the own role: who has its id has its link. */
async function findOpen({ database }: ApiContext, scope: OrganizationScope, email = '') {
  const [open] = await database.db
    .select({ id: invitations.id })
    .from(invitations)
    .where(and(isVisibleTo(scope), eq(invitations.email, email), isOpen));
  return open;
}

export const cancelInvitations = operation.cancelInvitations
  .use(requirePermission({ organization: ['use'] }))
  .use(notWhileImpersonating)
  .handler(async ({ context, input: { id, invitationIds } }) => {
    await requireMember(context, id);
    return changeEach(context, invitationIds, (invitationId) => cancel(context, id, invitationId));
  });

function cancel(context: Caller, organizationId: string, invitation: string): Promise<void> {
  return changeInOrganization(context, { organizationId }, async (tx, scope) => {
    requireInOrganization(scope, 'invitation cancel');
    const { role } = await findInvitation({ db: tx }, scope, invitation);
    const [canceled] = await tx
      .update(invitations)
      .set({ status: 'canceled' })
      .where(and(eq(invitations.id, invitation), eq(invitations.status, 'pending')))
      .returning({ id: invitations.id });
    // Answered, or sent again by somebody else, which makes another one.
    if (!canceled) throw new ApiError(404, 'INVITATION_NOT_FOUND');
    return {
      result: undefined,
      events: [{ action: 'organization.invitation-canceled', data: { role, invitation } }],
    };
  });
}

export const resendInvitations = operation.resendInvitations
  .use(requirePermission({ organization: ['use'] }))
  .use(notWhileImpersonating)
  .handler(async ({ context, input: { id, invitationIds } }) => {
    const asked = await requireMember(context, id);
    requireInviter(asked, 'member');
    if (mailDelivery(context.environment) === 'none') throw new ApiError(503, 'MAIL_NOT_CONFIGURED');
    return changeEach(context, invitationIds, (invitationId) => resend(context, asked, invitationId));
  });

/**
 * Replaces an invitation by a new one, with a new link, also one that has expired, was declined or cancelled: the person
 * may have changed their mind. Of several who send it again at once one does.
 */
async function resend(context: Caller, asked: OrganizationScope, invitationId: string): Promise<void> {
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
