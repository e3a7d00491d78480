import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Team } from '#contract/organizations/teams.ts';
import { operation } from '../api/operation.ts';
import { requirePermission } from '../api/require-permission.ts';
import { ApiError } from '../config/api-error.ts';
import type { Database } from '../database/database.ts';
import { teamMembers, teams } from '../database/schema/index.ts';
import { type OrganizationScope, requireInOrganization, requireMember } from './organization-scope.ts';

type Reader = Pick<Database, 'db'>;

interface TeamsOf extends Pick<OrganizationScope, 'organizationId'> {
  /** Whose teams are told apart; nobody's where left out. */
  memberId?: string;
}

export const listTeams = operation.organizations.teams
  .use(requirePermission({ organization: ['use'] }))
  .handler(async ({ context, input }) => {
    const items = await readTeams(context.database, await requireMember(context, input.id));
    return { readAt: new Date().toISOString(), items };
  });

export const readTeam = operation.organizations.team
  .use(requirePermission({ organization: ['use'] }))
  .handler(async ({ context, input: { id, teamId } }) =>
    findTeam(context.database, await requireMember(context, id), teamId),
  );

export const createTeam = operation.organizations.createTeam
  .use(requirePermission({ organization: ['use'] }))
  .handler(async ({ context, input: { id, name } }) => {
    const scope = await requireMember(context, id);
    const created = await context.callAuth((api, headers) =>
      api.createTeam({ headers, body: { organizationId: id, name }, returnHeaders: true }),
    );
    return findTeam(context.database, scope, created.id);
  });

export const renameTeam = operation.organizations.renameTeam
  .use(requirePermission({ organization: ['use'] }))
  .handler(async ({ context, input: { id, teamId, name } }) => {
    const scope = await requireMember(context, id);
    await findTeam(context.database, scope, teamId);
    await context.callAuth((api, headers) =>
      api.updateTeam({ headers, body: { teamId, data: { organizationId: id, name } }, returnHeaders: true }),
    );
    return findTeam(context.database, scope, teamId);
  });

export const deleteTeam = operation.organizations.deleteTeam
  .use(requirePermission({ organization: ['use'] }))
  .handler(async ({ context, input: { id, teamId } }) => {
    const scope = await requireMember(context, id);
    await findTeam(context.database, scope, teamId);
    requireInOrganization(
      scope,
      'team',
      'delete',
      'YOU_ARE_NOT_ALLOWED_TO_DELETE_TEAMS_IN_THIS_ORGANIZATION',
    );
    await context.callAuth((api, headers) =>
      api.removeTeam({ headers, body: { organizationId: id, teamId }, returnHeaders: true }),
    );
    return { id: teamId };
  });

/** By name; all of an organization, or those that a condition names. */
export async function readTeams(
  { db }: Reader,
  { organizationId, memberId = '' }: TeamsOf,
  condition?: SQL,
): Promise<Team[]> {
  const { id, name, createdAt } = teams;
  const rows = await db
    .select({
      ...{ id, name, createdAt },
      // Counted: the number that better-auth keeps does not know of deleted accounts.
      memberCount: db.$count(teamMembers, eq(teamMembers.teamId, id)),
      // Written out: drizzle leaves the table out of a name in a statement on one table.
      isMember: sql<boolean>`exists (select from team_members own join members m on m.user_id = own.user_id
        where own.team_id = teams.id and m.id = ${memberId})`,
    })
    .from(teams)
    .where(and(eq(teams.organizationId, organizationId), condition))
    .orderBy(sql`fold(${name})`, id);
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}

/** @throws {ApiError} TEAM_NOT_FOUND, also for a team of another organization */
export async function findTeam(reader: Reader, scope: OrganizationScope, teamId: string): Promise<Team> {
  const [team] = await readTeams(reader, scope, eq(teams.id, teamId));
  if (!team) throw new ApiError(404, 'TEAM_NOT_FOUND');
  return team;
}
