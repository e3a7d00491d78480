import { randomUUID } from 'node:crypto';
import { and, eq, exists, not, type SQL, sql } from 'drizzle-orm';
import type { Member } from '#contract/organizations/members.ts';
import { notWhileImpersonating, requirePermission } from '../api/require-permission.ts';
import { ApiError } from '../config/api-error.ts';
import type { Database, Transaction } from '../database/database.ts';
import { members, teamMembers } from '../database/tables/tenants.ts';
import { changeMember, type NewEvent } from './change-in-organization.ts';
import { readMemberPage } from './member-page.ts';
import { operation } from './operation.ts';
import { organizationLimits } from './organization-limits.ts';
import {
  type Caller,
  type OrganizationScope,
  requireInOrganization,
  requireMember,
} from './organization-scope.ts';
import { findTeam, lockTeam } from './teams.ts';

/** Every member of the organization sees who is in which team. */
export const listTeamMembers = operation.teamMembers
  .use(requirePermission({ organization: ['use'] }))
  .handler(async ({ context, input: { id, teamId, ...page } }) => {
    const scope = await requireMember(context, id);
    await findTeam(context.database, scope, teamId);
    return readMemberPage(context.database, scope, page, isInTeam(context.database, teamId));
  });

export const listTeamCandidates = operation.teamCandidates
  .use(requirePermission({ organization: ['use'] }))
  .handler(async ({ context, input: { id, teamId, ...page } }) => {
    const scope = await requireMember(context, id);
    await findTeam(context.database, scope, teamId);
    return readMemberPage(context.database, scope, page, not(isInTeam(context.database, teamId)));
  });

export const addTeamMember = operation.addTeamMember
  .use(requirePermission({ organization: ['use'] }))
  .use(notWhileImpersonating)
  .handler(({ context, input }) =>
    changeMembers(context, input, async (tx, scope, { team, user }) => {
      requireInOrganization(scope, 'member update', 'YOU_ARE_NOT_ALLOWED_TO_CREATE_A_NEW_TEAM_MEMBER');
      const isAdded = await addToTeam(tx, team, user);
      return isAdded ? [{ action: 'organization.team-member-added', data: { team, user } }] : [];
    }),
  );

export const removeTeamMember = operation.removeTeamMember
  .use(requirePermission({ organization: ['use'] }))
  .use(notWhileImpersonating)
  .handler(async ({ context, input }) => {
    const { id } = await changeMembers(context, input, async (tx, scope, { team, user }) => {
      requireInOrganization(scope, 'member delete', 'YOU_ARE_NOT_ALLOWED_TO_REMOVE_A_TEAM_MEMBER');
      const removed = await tx
        .delete(teamMembers)
        .where(and(eq(teamMembers.teamId, team), eq(teamMembers.userId, user)))
        .returning({ id: teamMembers.id });
      if (removed.length === 0) throw new ApiError(400, 'USER_IS_NOT_A_MEMBER_OF_THE_TEAM');
      return [{ action: 'organization.team-member-removed', data: { team, user } }];
    });
    return { id };
  });

/** Changes whether a member is in a team, under the lock of the team. */
function changeMembers(
  context: Caller,
  { teamId: team, ...input }: { id: string; teamId: string; memberId: string },
  change: (
    tx: Transaction,
    scope: OrganizationScope,
    ids: { team: string; user: string },
  ) => Promise<NewEvent[]>,
): Promise<Member> {
  return changeMember(context, input, async (tx, scope, result) => {
    await lockTeam(tx, scope, team);
    return { result, events: await change(tx, scope, { team, user: result.userId }) };
  });
}

/**
 * Adds a member to a team, which is locked.
 * @returns whether the user was not in it before
 * @throws {ApiError} TEAM_MEMBER_LIMIT_REACHED
 */
export async function addToTeam(tx: Transaction, teamId: string, userId: string): Promise<boolean> {
  const added = await tx
    .insert(teamMembers)
    .values({ id: randomUUID(), teamId, userId })
    .onConflictDoNothing()
    .returning({ id: teamMembers.id });
  if ((await tx.$count(teamMembers, eq(teamMembers.teamId, teamId))) > organizationLimits.membersPerTeam)
    throw new ApiError(403, 'TEAM_MEMBER_LIMIT_REACHED');
  return added.length > 0;
}

export function isInTeam({ db }: Pick<Database, 'db'>, teamId: string): SQL {
  const { userId } = members;
  return exists(
    db
      .select({ one: sql`1` })
      .from(teamMembers)
      .where(sql`${teamMembers.teamId} = ${teamId} and ${teamMembers.userId} = ${userId}`),
  );
}
