import { and, eq } from 'drizzle-orm';
import type { ErrorCode } from '#contract/errors/codes.ts';
import { parseAddress } from '#contract/organizations/invitation-addresses.ts';
import type { InviteResult } from '#contract/organizations/invitations.ts';
import type { OrganizationRole } from '#contract/tenant-permissions.ts';
import type { ApiContext } from '../../api/api-context.ts';
import { operation } from '../../api/operation.ts';
import { notWhileImpersonating, requirePermission } from '../../api/require-permission.ts';
import { recordEvents } from '../../audit/record-events.ts';
import { ApiError } from '../../config/api-error.ts';
import { invitations } from '../../database/schema/index.ts';
import { errorBody } from '../../http/error-handler.ts';
import { type OrganizationScope, requireInOrganization, requireMember } from '../organization-scope.ts';
import { findInvitation, isOpen, isVisibleTo } from './invitation-rows.ts';

export const mayNotInvite = 'YOU_ARE_NOT_ALLOWED_TO_INVITE_USERS_TO_THIS_ORGANIZATION';

/** What these errors are for one address of several; any other one is about the request, and rejects it. */
const resultOfCode: Partial<Record<string, InviteResult['result']>> = {
  USER_IS_ALREADY_A_MEMBER_OF_THIS_ORGANIZATION: 'already-member',
  USER_IS_ALREADY_INVITED_TO_THIS_ORGANIZATION: 'already-invited',
  INVALID_EMAIL: 'invalid',
  INVITATION_LIMIT_REACHED: 'limit-reached',
  TOO_MANY_REQUESTS: 'limit-reached',
  TEAM_MEMBER_LIMIT_REACHED: 'limit-reached',
};

/**
 * One after the other, so that better-auth's checks and limits see what went before. An address that is given twice is
 * invited once.
 */
export const invite = operation.organizations.invite
  .use(requirePermission({ organization: ['use'] }))
  .handler(async ({ context, input: { id, emails, role, teamIds } }) => {
    const scope = await requireMember(context, id);
    requireInOrganization(scope, 'invitation', 'create', mayNotInvite);
    const results: InviteResult[] = [];
    const seen = new Set<string>();
    for (const { given, email, name } of emails.map(parseAddress)) {
      if (email !== undefined && seen.has(email)) continue;
      if (email !== undefined) seen.add(email);
      results.push(await inviteOne(context, scope, { given, email, name, role, teamIds }));
    }
    return { results };
  });

interface Invited {
  given: string;
  email: string | undefined;
  name: string | undefined;
  role: OrganizationRole;
  teamIds: string[];
}

async function inviteOne(
  context: ApiContext,
  scope: OrganizationScope,
  { given, email, name, role, teamIds }: Invited,
): Promise<InviteResult> {
  const answer = { given, email: email ?? null };
  const rejected = (code: ErrorCode, status: number, data?: Record<string, unknown>) => ({
    code,
    message: errorBody(context.language, { code, status, ...(data && { data }) }).message,
  });
  if (email === undefined)
    return { ...answer, result: 'invalid', error: rejected('INVALID_EMAIL', 400), invitationId: null };
  try {
    const { id } = await callInvite(context, scope, { email, name, role, teamIds });
    return { ...answer, result: 'invited', error: null, invitationId: id };
  } catch (error) {
    const result = error instanceof ApiError ? resultOfCode[error.code] : undefined;
    if (!(error instanceof ApiError) || !result) throw error;
    const open = result === 'already-invited' ? await findOpen(context, scope, email) : undefined;
    return {
      ...answer,
      result,
      error: rejected(error.code, error.status, error.data),
      invitationId: open?.id ?? null,
    };
  }
}

function callInvite(
  context: ApiContext,
  { organizationId }: OrganizationScope,
  { email, name, role, teamIds }: Omit<Invited, 'given' | 'email'> & { email: string },
) {
  return context.callAuth(
    (api, headers) =>
      api.createInvitation({
        headers,
        body: {
          organizationId,
          email,
          name,
          role,
          ...(teamIds.length > 0 && { teamId: teamIds }),
        },
        returnHeaders: true,
      }),
    '/organization/invite-member',
  );
}

/** None where the open one is above the own role: who has its id has its link. */
async function findOpen({ database }: ApiContext, scope: OrganizationScope, email: string) {
  const [open] = await database.db
    .select({ id: invitations.id })
    .from(invitations)
    .where(and(isVisibleTo(scope), eq(invitations.email, email), isOpen));
  return open;
}

export const cancelInvitation = operation.organizations.cancelInvitation
  .use(requirePermission({ organization: ['use'] }))
  .use(notWhileImpersonating)
  .handler(async ({ context, input: { id, invitationId } }) => {
    const scope = await requireMember(context, id);
    requireInOrganization(scope, 'invitation', 'cancel', 'YOU_ARE_NOT_ALLOWED_TO_CANCEL_THIS_INVITATION');
    const { role } = await findInvitation(context.database, scope, invitationId);
    await context.database.db.transaction(async (tx) => {
      const [canceled] = await tx
        .update(invitations)
        .set({ status: 'canceled' })
        .where(and(eq(invitations.id, invitationId), eq(invitations.status, 'pending')))
        .returning({ id: invitations.id });
      // Answered, or sent again by somebody else, which makes another one.
      if (!canceled) throw new ApiError(404, 'INVITATION_NOT_FOUND');
      const data = { role, invitation: invitationId };
      const action = 'organization.invitation-canceled';
      await recordEvents(tx, [{ actor: context.currentUser, action, subjectId: id, data }]);
    });
    return { id: invitationId };
  });
