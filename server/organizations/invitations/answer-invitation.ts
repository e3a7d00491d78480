import { and, desc, eq, isNotNull, not, type SQL, sql } from 'drizzle-orm';
import { organizationRoleOf } from '#contract/facts/tenant-roles.ts';
import type { PublicInvitation } from '#contract/organizations/invitations.ts';
import { notWhileImpersonating, requirePermission } from '../../api/require-permission.ts';
import { ApiError } from '../../config/api-error.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { invitations, members, organizations } from '../../database/tables/tenants.ts';
import { users } from '../../database/tables/users.ts';
import { recordOrganizationEvents } from '../change-in-organization.ts';
import { lockOrganization, lockUsers } from '../locks.ts';
import { operation } from '../operation.ts';
import type { Caller } from '../organization-scope.ts';
import { addMember, isMemberOf } from './add-member.ts';
import {
  type Connection,
  invitationState,
  isOfInviter,
  isOpen,
  isVerified,
  mayGive,
} from './invitation-rows.ts';

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
export const readInvitation = operation.readInvitation.handler(
  async ({ context, input: { invitationId } }) => {
    const found = await readRow(context.database, invitationId);
    if (!found) return { id: invitationId, ...unavailable };
    const session = await context.session();
    const isRecipient = session && session.user.email.toLowerCase() === found.email;
    const isMember =
      isRecipient && (await isMemberOf(context.database.db, found.organizationId, session.user.id));
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

async function readRow(connection: Connection, id: string) {
  const [row] = await readRows(connection, eq(invitations.id, id));
  return row;
}

/** The newest first, with what their inviters are in the organization by now. */
function readRows({ db }: Connection, condition: SQL | undefined) {
  return db
    .select({
      id: invitations.id,
      organizationId: invitations.organizationId,
      email: invitations.email,
      role: sql<string>`coalesce(${invitations.role}, 'member')`,
      teamId: invitations.teamId,
      state: invitationState,
      createdAt: invitations.createdAt,
      expiresAt: invitations.expiresAt,
      name: organizations.name,
      logo: organizations.logo,
      inviterName: users.name,
      inviterRole: members.role,
    })
    .from(invitations)
    .innerJoin(organizations, eq(organizations.id, invitations.organizationId))
    .innerJoin(users, eq(users.id, invitations.inviterId))
    .leftJoin(members, isOfInviter(invitations.inviterId))
    .where(condition)
    .orderBy(desc(invitations.createdAt), invitations.id)
    .limit(50);
}

/** 'a•••@b.example': its first letter and where it is. */
function masked(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}•••${email.slice(at)}`;
}

/** For those who lost the mail. Without a verified address there are none: anybody can claim one. */
export const listReceivedInvitations = operation.receivedInvitations
  .use(requirePermission({ organization: ['use'] }))
  .handler(async ({ context }) => {
    const { database, currentUser } = context;
    const readAt = new Date().toISOString();
    if (!(await isVerified(database, await context.session()))) return { readAt, items: [] };
    const isMember = sql`exists (select from ${members} as own where own.organization_id = ${organizations.id}
      and own.user_id = ${currentUser.id})`;
    const own = eq(invitations.email, currentUser.email.toLowerCase());
    // Those of others do not work, and must not take the places of those that do.
    const hasInviter = isNotNull(members.id);
    const rows = await readRows(database, and(own, isOpen, hasInviter, not(isMember)));
    return {
      readAt,
      items: rows
        .filter((row) => mayGive(row.inviterRole ?? '', row.role))
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

/** The user joins, and works there from now on. */
export const acceptInvitation = operation.acceptInvitation
  .use(requirePermission({ organization: ['use'] }))
  .use(notWhileImpersonating)
  .handler(({ context, input: { invitationId } }) =>
    answer(context, invitationId, 'accepted', async (tx, found) => {
      const { organizationId, inviterRole } = found;
      if (!mayGive(inviterRole ?? '', found.role))
        throw new ApiError(400, 'INVITER_IS_NO_LONGER_A_MEMBER_OF_THE_ORGANIZATION');
      const role = organizationRoleOf(found.role);
      await addMember(tx, context, { organizationId, role, teamIds: found.teamId?.split(',') });
      return { organizationId };
    }),
  );

export const declineInvitation = operation.declineInvitation
  .use(requirePermission({ organization: ['use'] }))
  .use(notWhileImpersonating)
  .handler(({ context, input: { invitationId } }) =>
    answer(context, invitationId, 'rejected', async () => ({ id: invitationId })),
  );

type Found = NonNullable<Awaited<ReturnType<typeof readRow>>>;

/**
 * Answers an invitation once, under the lock of its organization.
 * @throws {ApiError} where it is not open, or not the user's
 */
function answer<Result>(
  context: Caller,
  invitationId: string,
  status: 'accepted' | 'rejected',
  follow: (tx: Transaction, found: Found) => Promise<Result>,
): Promise<Result> {
  const { database, currentUser } = context;
  return database.db.transaction(async (tx) => {
    await lockUsers(tx, currentUser.id);
    const asked = await readRow({ db: tx }, invitationId);
    if (!asked) throw new ApiError(404, 'INVITATION_NOT_FOUND');
    const { organizationId } = asked;
    await lockOrganization(tx, organizationId);
    // Again: it may have been answered or cancelled meanwhile, or be gone with its inviter.
    const found = await readRow({ db: tx }, invitationId);
    if (!found) throw new ApiError(404, 'INVITATION_NOT_FOUND');
    await requireOpen({ db: tx }, context, found);
    const answered = await tx
      .update(invitations)
      .set({ status })
      .where(and(eq(invitations.id, invitationId), eq(invitations.status, 'pending')))
      .returning({ id: invitations.id });
    if (answered.length === 0) throw new ApiError(404, 'INVITATION_NOT_FOUND');
    const result = await follow(tx, found);
    const data = { role: organizationRoleOf(found.role), invitation: invitationId };
    await recordOrganizationEvents(tx, currentUser, organizationId, [{ action: actions[status], data }]);
    return result;
  });
}

const actions = {
  accepted: 'organization.invitation-accepted',
  rejected: 'organization.invitation-declined',
} as const;

/** Its recipient is told where it was cancelled because the inviter left (endInvitations), and not that there is none. */
async function requireOpen(
  database: Pick<Database, 'db'>,
  context: Caller,
  { state, email, role, inviterRole }: Found,
): Promise<void> {
  const isRecipient = context.currentUser.email.toLowerCase() === email;
  const verified = await isVerified(database, await context.session());
  if (state === 'canceled' && isRecipient && verified && !mayGive(inviterRole ?? '', role))
    throw new ApiError(400, 'INVITER_IS_NO_LONGER_A_MEMBER_OF_THE_ORGANIZATION');
  if (state !== 'open') throw new ApiError(404, 'INVITATION_NOT_FOUND');
  if (!isRecipient) throw new ApiError(403, 'YOU_ARE_NOT_THE_RECIPIENT_OF_THE_INVITATION');
  if (!verified)
    throw new ApiError(403, 'EMAIL_VERIFICATION_REQUIRED_BEFORE_ACCEPTING_OR_REJECTING_INVITATION');
}
