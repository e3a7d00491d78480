import type { GenericEndpointContext } from '@better-auth/core';
import {
  mayInOrganization,
  organizationRoleNames,
  organizationRoleOf,
} from '#contract/tenant-permissions.ts';
import type { Environment } from '../../config/environment.ts';
import type { Database } from '../../database/database.ts';
import { mailDelivery } from '../../email/mailer.ts';
import { headersLanguage } from '../../http/request-language.ts';
import type { LimitRule } from '../../limits/limits.ts';
import type { RateLimiter } from '../../limits/rate-limiter.ts';
import { authError } from '../auth-error.ts';
import { consumeLimit } from '../consume-limit.ts';
import { hook, textOf } from '../hook.ts';
import { callerOf } from '../session/session-caller.ts';
import { inviterLanguage } from './mail-invitation.ts';

const day = 24 * 3600;

/** How long an invitation can be accepted. */
export const invitationSeconds = 7 * day;

/** Invitations mailed to one address, by all organizations together: whoever gets them did not ask for them. */
const toAddress: LimitRule = { name: 'invitation-address', limit: 10, windowSeconds: day };

/** The same from one organization, and from one user: nobody keeps others from inviting an address. */
const shareOfAddress: LimitRule = { name: 'invitation-share', limit: 3, windowSeconds: day };

/** Invitations mailed by one user: an organization may be new, and made for nothing else. */
const byUser: LimitRule = { name: 'invitation-person', limit: 200, windowSeconds: day };

export interface InvitationRulesServices {
  database: Pick<Database, 'sql'>;
  environment: Pick<Environment, 'mode' | 'smtpUrl'>;
  limiter: RateLimiter;
}

/**
 * Rules for inviting that better-auth lacks, for callers who may invite; it rejects the others itself, and they learn
 * nothing here. It would mail the older link once more for `resend`, which therefore does nothing: resendInvitation
 * sends an invitation again.
 */
export function checkNewInvitation({ database, environment, limiter }: InvitationRulesServices) {
  return hook('/organization/invite-member', async (ctx) => {
    const inviter = await findInviter(ctx, database);
    if (!inviter) return;
    if (mailDelivery(environment) === 'none') throw authError(503, 'MAIL_NOT_CONFIGURED');
    const email = textOf(ctx.body?.email).trim().toLowerCase();
    if (await hasOpen(database, inviter.organizationId, email))
      throw authError(400, 'USER_IS_ALREADY_INVITED_TO_THIS_ORGANIZATION');
    await checkTeams(database, inviter.organizationId, teamsOf(ctx.body?.teamId));
    for (const [rule, subject] of invitationCounts(inviter.userId, inviter.organizationId, email))
      await consumeLimit(limiter, rule, subject);
    await inviterLanguage.set(headersLanguage(ctx.headers ?? new Headers()));
    return { context: { body: { resend: false } } };
  });
}

/**
 * Nobody cancels an invitation above the own role, as better-auth would allow. It is not listed for them either, so that
 * the answer is that of one that does not exist.
 */
export function checkCancellation({ database: { sql } }: Pick<InvitationRulesServices, 'database'>) {
  return hook('/organization/cancel-invitation', async (ctx) => {
    const caller = await callerOf(ctx, []);
    if (!caller) return;
    const [found] = await sql<{ ownRole: string; role: string }[]>`
      select m.role as "ownRole", coalesce(i.role, 'member') as role from invitations i
      join members m on m.organization_id = i.organization_id and m.user_id = ${caller.userId}
      where i.id = ${textOf(ctx.body?.invitationId)}`;
    // Who may cancel none is told so by better-auth.
    if (!found || !mayInOrganization(organizationRoleOf(found.ownRole), 'invitation', 'cancel')) return;
    if (!mayGive(found.ownRole, found.role)) throw authError(400, 'INVITATION_NOT_FOUND');
  });
}

/** An invitation is cancelled when its inviter leaves: its recipient learns that, and not that there is none. */
export function checkAcceptance({ database }: Pick<InvitationRulesServices, 'database'>) {
  return hook('/organization/accept-invitation', async (ctx) => {
    const caller = await callerOf(ctx, []);
    if (!caller) return;
    const [canceled] = await database.sql<
      { organizationId: string; inviterId: string; role: string | null }[]
    >`
      select i.organization_id as "organizationId", i.inviter_id as "inviterId", i.role from invitations i
      join users u on u.id = ${caller.userId} and lower(u.email) = i.email and u.email_verified
      where i.id = ${textOf(ctx.body?.invitationId)} and i.status = 'canceled'`;
    if (canceled) await checkInviter(database, canceled);
  });
}

interface Inviter {
  userId: string;
  organizationId: string;
  role: string;
}

async function findInviter(
  ctx: GenericEndpointContext,
  { sql }: Pick<Database, 'sql'>,
): Promise<Inviter | undefined> {
  const caller = await callerOf(ctx, []);
  if (!caller) return undefined;
  const session = await ctx.context.session;
  const active = (session?.session as { activeOrganizationId?: string | null } | undefined)
    ?.activeOrganizationId;
  const organizationId = textOf(ctx.body?.organizationId) || (active ?? '');
  const [member] = await sql<{ role: string }[]>`
    select role from members where organization_id = ${organizationId} and user_id = ${caller.userId}`;
  if (!member || !mayInOrganization(organizationRoleOf(member.role), 'invitation', 'create'))
    return undefined;
  return { userId: caller.userId, organizationId, role: member.role };
}

async function hasOpen(
  { sql }: Pick<Database, 'sql'>,
  organizationId: string,
  email: string,
): Promise<boolean> {
  const open = await sql`select from invitations
    where organization_id = ${organizationId} and email = ${email} and status = 'pending' and expires_at > now()`;
  return open.length > 0;
}

function teamsOf(given: unknown): string[] {
  // One with a comma is rejected by better-auth as no id.
  return [given].flat().filter((id): id is string => typeof id === 'string' && /^[^,]+$/.test(id));
}

async function checkTeams(
  { sql }: Pick<Database, 'sql'>,
  organizationId: string,
  teamIds: string[],
): Promise<void> {
  const [{ count } = { count: 0 }] = await sql<{ count: number }[]>`
    select count(*)::int from teams where organization_id = ${organizationId} and id = any (${teamIds})`;
  if (count < new Set(teamIds).size) throw authError(400, 'TEAM_NOT_FOUND');
}

/** Whether somebody with a role may make somebody else what another role says: nothing above the own one. */
export function mayGive(ownRole: string, role: string): boolean {
  const own = organizationRoleOf(ownRole);
  const rank = (name: typeof own) => organizationRoleNames.indexOf(name);
  return mayInOrganization(own, 'invitation', 'create') && rank(own) <= rank(organizationRoleOf(role));
}

/**
 * Whoever invited must still be allowed to when the invitation is accepted: otherwise a former admin would bring in
 * people, by then from outside.
 * @throws {APIError} INVITER_IS_NO_LONGER_A_MEMBER_OF_THE_ORGANIZATION
 */
export async function checkInviter(
  { sql }: Pick<Database, 'sql'>,
  invitation: { organizationId: string; inviterId: string; role: string | string[] | null },
): Promise<void> {
  const [inviter] = await sql<{ role: string }[]>`
    select m.role from members m join users u on u.id = m.user_id
    where m.organization_id = ${invitation.organizationId} and m.user_id = ${invitation.inviterId}
      and not (u.banned and coalesce(u.ban_expires > now(), true))`;
  if (!inviter || !mayGive(inviter.role, [invitation.role ?? 'member'].flat().join(',')))
    throw authError(400, 'INVITER_IS_NO_LONGER_A_MEMBER_OF_THE_ORGANIZATION');
}

/**
 * Limits that an invitation counts for, each with its subject. In this order: whoever is over the own limit uses up none
 * of the address.
 */
export function invitationCounts(
  userId: string,
  organizationId: string,
  email: string,
): [LimitRule, string][] {
  return [
    [byUser, userId],
    [shareOfAddress, `${userId} ${email}`],
    [shareOfAddress, `${organizationId} ${email}`],
    [toAddress, email],
  ];
}
