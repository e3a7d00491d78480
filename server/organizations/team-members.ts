import { randomUUID } from 'node:crypto';
import { and, eq, exists, not, type SQL, sql } from 'drizzle-orm';
import type { CurrentUser } from '#contract/api/init.ts';
import type { Member } from '#contract/organizations/members.ts';
import type { ApiContext } from '../api/api-context.ts';
import { operation } from '../api/operation.ts';
import { notWhileImpersonating, requirePermission } from '../api/require-permission.ts';
import { organizationLimits } from '../auth/organization/organization-options.ts';
import { ApiError } from '../config/api-error.ts';
import type { Database, Transaction } from '../database/database.ts';
import { members, teamMembers, teams } from '../database/schema/index.ts';
import { changeInOrganization, type NewEvent, type Required } from './change-in-organization.ts';
import { findMember, readMemberPage } from './member-page.ts';
import { requireMember } from './organization-scope.ts';
import { findTeam, lockTeam } from './teams.ts';

/** Every member of the organization sees who is in which team. */
export const listTeamMembers = operation.organizations.teamMembers
  .use(requirePermission({ organization: ['use'] }))
  .handler(async ({ context, input: { id, teamId, ...page } }) => {
    const scope = await requireMember(context, id);
    await findTeam(context.database, scope, teamId);
    return readMemberPage(context.database, scope, page, isInTeam(context.database, teamId));
  });

export const listTeamCandidates = operation.organizations.teamCandidates
  .use(requirePermission({ organization: ['use'] }))
  .handler(async ({ context, input: { id, teamId, ...page } }) => {
    const scope = await requireMember(context, id);
    await findTeam(context.database, scope, teamId);
    return readMemberPage(context.database, scope, page, not(isInTeam(context.database, teamId)));
  });

export const addTeamMember = operation.organizations.addTeamMember
  .use(requirePermission({ organization: ['use'] }))
  .use(notWhileImpersonating)
  .handler(({ context, input }) =>
    changeMembers(
      context,
      input,
      { resource: 'member', action: 'update', code: 'YOU_ARE_NOT_ALLOWED_TO_CREATE_A_NEW_TEAM_MEMBER' },
      async (tx, { team, user }) => {
        const added = await tx
          .insert(teamMembers)
          .values({ id: randomUUID(), teamId: team, userId: user })
          .onConflictDoNothing()
          .returning({ id: teamMembers.id });
        if ((await countMembers(tx, team)) > organizationLimits.membersPerTeam)
          throw new ApiError(403, 'TEAM_MEMBER_LIMIT_REACHED');
        return added.map(() => ({ action: 'organization.team-member-added', data: { team, user } }));
      },
    ),
  );

export const removeTeamMember = operation.organizations.removeTeamMember
  .use(requirePermission({ organization: ['use'] }))
  .use(notWhileImpersonating)
  .handler(async ({ context, input }) => {
    const { id } = await changeMembers(
      context,
      input,
      { resource: 'member', action: 'delete', code: 'YOU_ARE_NOT_ALLOWED_TO_REMOVE_A_TEAM_MEMBER' },
      async (tx, { team, user }) => {
        const removed = await tx
          .delete(teamMembers)
          .where(and(eq(teamMembers.teamId, team), eq(teamMembers.userId, user)))
          .returning({ id: teamMembers.id });
        if (removed.length === 0) throw new ApiError(400, 'USER_IS_NOT_A_MEMBER_OF_THE_TEAM');
        await countMembers(tx, team);
        return [{ action: 'organization.team-member-removed', data: { team, user } }];
      },
    );
    return { id };
  });

/** Changes whether a member is in a team, under the lock of the team. */
async function changeMembers(
  context: ApiContext & { currentUser: CurrentUser },
  { id: organizationId, teamId: team, memberId }: { id: string; teamId: string; memberId: string },
  required: Required<'member'>,
  change: (tx: Transaction, ids: { team: string; user: string }) => Promise<NewEvent[]>,
): Promise<Member> {
  const scope = await requireMember(context, organizationId);
  await findTeam(context.database, scope, team);
  const { userId: user } = await findMember(context.database, scope, memberId);
  return changeInOrganization(context, { organizationId, userId: user }, required, async (tx) => {
    await lockTeam(tx, scope, team);
    // Read again under the lock: the member may have been removed meanwhile.
    const result = await findMember({ db: tx }, scope, memberId);
    return { result, events: await change(tx, { team, user }) };
  });
}

/** Also for better-auth, which goes by the number that is stored where an invitation leads into a team. */
async function countMembers(tx: Transaction, teamId: string): Promise<number> {
  const memberCount = await tx.$count(teamMembers, eq(teamMembers.teamId, teamId));
  await tx.update(teams).set({ memberCount }).where(eq(teams.id, teamId));
  return memberCount;
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
