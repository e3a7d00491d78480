import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { PublicInvitation } from '#contract/organizations/invitations.ts';
import { organizationRoleOf } from '#contract/tenant-permissions.ts';
import { operation } from '../../api/operation.ts';
import { requirePermission } from '../../api/require-permission.ts';
import { mayGive } from '../../auth/organization/invitation-rules.ts';
import type { FoundSession } from '../../auth/session/find-session.ts';
import { ApiError } from '../../config/api-error.ts';
import type { Database } from '../../database/database.ts';
import { invitations, members, organizations, users } from '../../database/schema/index.ts';
import { invitationState, isNotBanned, isVerified } from './invitation-rows.ts';

const unavailable = {
  state: 'unavailable',
  isRecipient: null,
  isVerified: null,
  email: null,
  organization: null,
  inviterName: null,
  role: null,
  expiresAt: null,
} as const;

/**
 * Without a permission: the page of an invitation shows itself before anybody signs in. Who holds the link of an open
 * invitation learns who invites to what, and enough of the address to recognise the own one. Of one that is no longer
 * open only a member learns more than that; the address in full others than its recipient never do.
 */
export const readInvitation = operation.organizations.readInvitation.handler(
  async ({ context, input: { invitationId } }) => {
    const found = await readRow(context.database, invitationId);
    if (!found) return { id: invitationId, ...unavailable };
    const session = await context.session();
    const isRecipient = session && session.user.email.toLowerCase() === found.email;
    const isMember = isRecipient && (await hasMember(context.database, found.organizationId, session));
    // Open ones of who leaves are cancelled (endInvitations): why is what the recipient needs to know.
    const isLeft =
      (found.state === 'open' || found.state === 'canceled') && !mayGive(found.inviterRole ?? '', found.role);
    const state = isMember && found.state === 'open' ? 'accepted' : isLeft ? 'inviter-left' : found.state;
    const shown = state === 'open' || isMember === true;
    return {
      id: invitationId,
      state,
      isRecipient,
      isVerified: await isVerified(context.database, session),
      email: isRecipient ? found.email : state === 'open' ? masked(found.email) : null,
      organization: shown ? { id: found.organizationId, name: found.name, logo: found.logo } : null,
      inviterName: shown ? found.inviterName : null,
      role: shown ? organizationRoleOf(found.role) : null,
      expiresAt: shown ? found.expiresAt.toISOString() : null,
    } satisfies PublicInvitation;
  },
);

async function readRow({ db }: Pick<Database, 'db'>, id: string) {
  const [row] = await db
    .select({
      organizationId: invitations.organizationId,
      email: invitations.email,
      role: sql<string>`coalesce(${invitations.role}, 'member')`,
      state: invitationState,
      expiresAt: invitations.expiresAt,
      name: organizations.name,
      logo: organizations.logo,
      inviterName: users.name,
      inviterRole: members.role,
    })
    .from(invitations)
    .innerJoin(organizations, eq(organizations.id, invitations.organizationId))
    .innerJoin(users, eq(users.id, invitations.inviterId))
    .leftJoin(
      members,
      and(
        eq(members.organizationId, organizations.id),
        eq(members.userId, invitations.inviterId),
        isNotBanned,
      ),
    )
    .where(eq(invitations.id, id));
  return row;
}

async function hasMember(
  { db }: Pick<Database, 'db'>,
  organizationId: string,
  { user }: FoundSession,
): Promise<boolean> {
  const own = and(eq(members.organizationId, organizationId), eq(members.userId, user.id));
  return (await db.$count(members, own)) > 0;
}

/** 'a•••@b.example': its first letter and where it is. */
function masked(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}•••${email.slice(at)}`;
}

/** For those who lost the mail. Without a verified address there are none: anybody can claim one. */
export const listReceivedInvitations = operation.organizations.receivedInvitations
  .use(requirePermission({ organization: ['use'] }))
  .handler(async ({ context }) => {
    const readAt = new Date();
    const session = await context.session();
    const rows = (await isVerified(context.database, session))
      ? await context.database.db
          .select({
            id: invitations.id,
            organizationId: organizations.id,
            name: organizations.name,
            logo: organizations.logo,
            inviterName: users.name,
            inviterRole: members.role,
            role: sql<string>`coalesce(${invitations.role}, 'member')`,
            createdAt: invitations.createdAt,
            expiresAt: invitations.expiresAt,
          })
          .from(invitations)
          .innerJoin(organizations, eq(organizations.id, invitations.organizationId))
          .innerJoin(users, eq(users.id, invitations.inviterId))
          .innerJoin(
            members,
            and(
              eq(members.organizationId, organizations.id),
              eq(members.userId, invitations.inviterId),
              isNotBanned,
            ),
          )
          .where(
            and(
              eq(invitations.email, context.currentUser.email.toLowerCase()),
              eq(invitations.status, 'pending'),
              gt(invitations.expiresAt, readAt),
              sql`not exists (select from ${members} as own where own.organization_id = ${organizations.id}
                and own.user_id = ${context.currentUser.id})`,
            ),
          )
          .orderBy(desc(invitations.createdAt), invitations.id)
          .limit(50)
      : [];
    return {
      readAt: readAt.toISOString(),
      items: rows
        .filter((row) => mayGive(row.inviterRole, row.role))
        .map(({ id, organizationId, name, logo, inviterName, role, createdAt, expiresAt }) => ({
          id,
          organization: { id: organizationId, name, logo },
          inviterName,
          role: organizationRoleOf(role),
          createdAt: createdAt.toISOString(),
          expiresAt: expiresAt.toISOString(),
        })),
    };
  });

export const acceptInvitation = operation.organizations.acceptInvitation
  .use(requirePermission({ organization: ['use'] }))
  .handler(async ({ context, input: { invitationId } }) => {
    await requireInvitation(context.database, invitationId);
    const { member } = await context.callAuth(
      (api, headers) => api.acceptInvitation({ headers, body: { invitationId }, returnHeaders: true }),
      '/organization/accept-invitation',
    );
    return { organizationId: member.organizationId };
  });

export const declineInvitation = operation.organizations.declineInvitation
  .use(requirePermission({ organization: ['use'] }))
  .handler(async ({ context, input: { invitationId } }) => {
    await requireInvitation(context.database, invitationId);
    await context.callAuth(
      (api, headers) => api.rejectInvitation({ headers, body: { invitationId }, returnHeaders: true }),
      '/organization/reject-invitation',
    );
    return { id: invitationId };
  });

/** better-auth says 400 of one that does not exist. */
async function requireInvitation({ db }: Pick<Database, 'db'>, id: string): Promise<void> {
  if ((await db.$count(invitations, eq(invitations.id, id))) === 0)
    throw new ApiError(404, 'INVITATION_NOT_FOUND');
}
