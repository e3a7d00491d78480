import { exists, not, type SQL, sql } from 'drizzle-orm';
import { operation } from '../api/operation.ts';
import { requirePermission } from '../api/require-permission.ts';
import type { Database } from '../database/database.ts';
import { members, teamMembers } from '../database/schema/index.ts';
import { findMember, readMemberPage } from './member-page.ts';
import { requireMember } from './organization-scope.ts';
import { findTeam } from './teams.ts';

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
  .handler(async ({ context, input: { id, teamId, memberId } }) => {
    const scope = await requireMember(context, id);
    await findTeam(context.database, scope, teamId);
    const member = await findMember(context.database, scope, memberId);
    await context
      .callAuth((api, headers) =>
        api.addTeamMember({
          headers,
          body: { organizationId: id, teamId, userId: member.userId },
          returnHeaders: true,
        }),
      )
      .catch(async (error: unknown) => {
        // better-auth says of a team that is gone by now that it is full.
        await findTeam(context.database, scope, teamId);
        throw error;
      });
    return member;
  });

export const removeTeamMember = operation.organizations.removeTeamMember
  .use(requirePermission({ organization: ['use'] }))
  .handler(async ({ context, input: { id, teamId, memberId } }) => {
    const scope = await requireMember(context, id);
    await findTeam(context.database, scope, teamId);
    const { userId } = await findMember(context.database, scope, memberId);
    await context.callAuth((api, headers) =>
      api.removeTeamMember({
        headers,
        body: { organizationId: id, teamId, userId },
        returnHeaders: true,
      }),
    );
    return { id: memberId };
  });

export function isInTeam({ db }: Pick<Database, 'db'>, teamId: string): SQL {
  const { userId } = members;
  return exists(
    db
      .select({ one: sql`1` })
      .from(teamMembers)
      .where(sql`${teamMembers.teamId} = ${teamId} and ${teamMembers.userId} = ${userId}`),
  );
}
