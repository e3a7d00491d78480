import { and, eq, inArray, not, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import * as z from 'zod/mini';
import {
  isAtMost,
  mayInOrganization,
  type OrganizationRole,
  organizationRoleNames,
  organizationRoleOf,
} from '#contract/facts/tenant-roles.ts';
import type { Invitation, InvitationState } from '#contract/organizations/invitations.ts';
import type { CallerSession } from '../../api/caller-session.ts';
import { requirePermission } from '../../api/require-permission.ts';
import { ApiError } from '../../config/api-error.ts';
import type { Database } from '../../database/database.ts';
import { toJson } from '../../database/rows.ts';
import { invitations, members, organizations, teams } from '../../database/tables/tenants.ts';
import { users } from '../../database/tables/users.ts';
import { defineJob } from '../../jobs/define-job.ts';
import { listOrder } from '../../lists/list-order.ts';
import { type ListedRow, readRows } from '../../lists/read-rows.ts';
import { inScope } from '../../scopes/in-scope.ts';
import { isBanned } from '../locks.ts';
import { operation } from '../operation.ts';
import { type OrganizationScope, requireInOrganization, requireMember } from '../organization-scope.ts';

/** The stored status says nothing of time. */
export const invitationState = sql<InvitationState>`case
  when ${invitations.status} = 'pending' and ${invitations.expiresAt} <= now() then 'expired'
  when ${invitations.status} = 'pending' then 'open'
  when ${invitations.status} = 'rejected' then 'declined'
  else ${invitations.status} end`;

/** Can still be answered. */
export const isOpen = sql`(${invitations.status} = 'pending' and ${invitations.expiresAt} > now())`;

/**
 * Joins the membership by which somebody invites: invitations and links of a banned user do not work until the ban ends.
 */
export function isOfInviter(inviterId: PgColumn): SQL | undefined {
  return and(eq(members.organizationId, organizations.id), eq(members.userId, inviterId), not(isBanned));
}

/** Not a list of `defineList`: an organization has few, which are sorted when they are read. */
const invitationList = {
  table: invitations,
  columns: {
    id: invitations.id,
    email: invitations.email,
    name: invitations.name,
    role: invitations.role,
    teamId: invitations.teamId,
    state: invitationState,
    inviterName: sql<string>`(select users.name from users where users.id = invitations.inviter_id)`,
    createdAt: invitations.createdAt,
    expiresAt: invitations.expiresAt,
  },
  sorts: { created: invitations.createdAt },
};

type Row = ListedRow<typeof invitationList.columns>;

/** The database, or a transaction. */
export interface Connection {
  db: Pick<Database['db'], 'select'>;
}

/** Whether a stored, comma-separated list of roles names one of these. */
export function hasOneOf(column: PgColumn, roles: readonly string[]): SQL {
  const names = sql.join(
    roles.map((role) => sql`${role}`),
    sql`, `,
  );
  return sql`string_to_array(coalesce(${column}, 'member'), ',') && array[${names}]::text[]`;
}

/**
 * Whether somebody with a role may make somebody else what another role says: nothing above the own one. Asked again when
 * an invitation is accepted: otherwise a former admin would bring in people, by then from outside.
 * @param ownRole as stored; empty for who is no member, which may not
 */
export function mayGive(ownRole: string, role: string): boolean {
  const own = organizationRoleOf(ownRole);
  return mayInOrganization(own, 'invitation', 'create') && isAtMost(organizationRoleOf(role), own);
}

/** Gives more than a role. */
export function isAbove(role: OrganizationRole): SQL {
  return hasOneOf(invitations.role, organizationRoleNames.slice(0, organizationRoleNames.indexOf(role)));
}

/** Returns the condition for the invitations that a member may see: none to a role above the member's own. */
export function isVisibleTo({ organizationId, role }: OrganizationScope): SQL | undefined {
  return and(eq(invitations.organizationId, organizationId), not(isAbove(role)));
}

export const listInvitations = operation.invitations
  .use(requirePermission({ organization: ['use'] }))
  .handler(async ({ context, input: { id, searchTerm, state, role, cursor, limit } }) => {
    const { database } = context;
    const scope = await requireMember(context, id);
    requireInOrganization(scope, 'invitation create', 'YOU_ARE_NOT_ALLOWED_TO_LIST_INVITATIONS');
    const words = searchTerm.split(/\s+/).filter(Boolean);
    const { name, email } = invitations;
    const filter = and(
      isVisibleTo(scope),
      state && inArray(invitationState, state),
      role && hasOneOf(invitations.role, role),
      ...words.map(
        (word) => sql`position(searchable(${word}) in searchable(concat_ws(' ', ${name}, ${email}))) > 0`,
      ),
    );
    const options = { filter, order: listOrder(invitationList, 'created'), cursor, limit };
    const [{ items, nextCursor }, total] = await Promise.all([
      readRows(database, invitationList, inScope(context, invitations), options),
      database.db.$count(invitations, filter),
    ]);
    const readAt = new Date().toISOString();
    return { readAt, items: await withTeams(database, scope, items), nextCursor, total };
  });

/** @throws {ApiError} INVITATION_NOT_FOUND, also for one of another organization */
export async function findInvitation(
  { db }: Connection,
  scope: OrganizationScope,
  id: string,
): Promise<Invitation> {
  const rows = await db
    .select(invitationList.columns)
    .from(invitations)
    .where(and(isVisibleTo(scope), eq(invitations.id, id)));
  const [found] = await withTeams({ db }, scope, rows.map(toJson));
  if (!found) throw new ApiError(404, 'INVITATION_NOT_FOUND');
  return found;
}

/** Invitations with the names of their teams, of those that are still there. */
async function withTeams(
  { db }: Connection,
  { organizationId }: OrganizationScope,
  rows: Row[],
): Promise<Invitation[]> {
  const known = await db
    .select({ id: teams.id, name: teams.name })
    .from(teams)
    .where(and(eq(teams.organizationId, organizationId), inArray(teams.id, rows.flatMap(teamsOf))));
  return rows.map(({ teamId, role, ...row }) => ({
    ...row,
    role: organizationRoleOf(role ?? ''),
    teams: known.filter(({ id }) => teamsOf({ teamId }).includes(id)),
  }));
}

function teamsOf({ teamId }: Pick<Row, 'teamId'>): string[] {
  return teamId ? teamId.split(',') : [];
}

/** Whether the address of the current user is proven; null without one. Only then is an invitation to it theirs. */
export async function isVerified(
  { db }: Pick<Database, 'db'>,
  session: CallerSession | null,
): Promise<boolean | null> {
  if (!session) return null;
  const verified = and(eq(users.id, session.user.id), eq(users.emailVerified, true));
  return (await db.$count(users, verified)) > 0;
}

/** Deletes invitations and links that ended more than 30 days ago. */
export const deleteEndedInvitations = defineJob({
  name: 'organizations.clean-up',
  input: z.object({}),
  schedule: '17 * * * *',
  atStart: true,
  async run({ database: { sql } }) {
    await sql`delete from invitations where expires_at < now() - interval '30 days'`;
    await sql`delete from invite_links where expires_at < now() - interval '30 days'`;
  },
});
