import { randomUUID } from 'node:crypto';
import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { Team } from '#contract/organizations/teams.ts';
import { notWhileImpersonating, requirePermission } from '../api/require-permission.ts';
import { ApiError } from '../config/api-error.ts';
import type { Database, Transaction } from '../database/database.ts';
import { toJson } from '../database/rows.ts';
import { teamMembers, teams } from '../database/tables/tenants.ts';
import { changeInOrganization } from './change-in-organization.ts';
import { lockOrganization } from './locks.ts';
import { operation } from './operation.ts';
import { type OrganizationScope, requireInOrganization, requireMember } from './organization-scope.ts';

type Reader = { db: Pick<Database['db'], 'select' | '$count'> };

interface TeamsOf extends Pick<OrganizationScope, 'organizationId'> {
  /** Id of the member for whom `isMember` is read; without one it is false. */
  memberId?: string;
}

export const listTeams = operation.teams
  .use(requirePermission({ organization: ['use'] }))
  .handler(async ({ context, input }) => {
    const items = await readTeams(context.database, await requireMember(context, input.id));
    return { readAt: new Date().toISOString(), items };
  });

export const readTeam = operation.team
  .use(requirePermission({ organization: ['use'] }))
  .handler(async ({ context, input: { id, teamId } }) =>
    findTeam(context.database, await requireMember(context, id), teamId),
  );

export const createTeam = operation.createTeam
  .use(requirePermission({ organization: ['use'] }))
  .use(notWhileImpersonating)
  .handler(({ context, input: { id: organizationId, name } }) =>
    changeInOrganization(context, { organizationId }, async (tx, scope) => {
      requireInOrganization(scope, 'team create');
      const team = randomUUID();
      await tx.insert(teams).values({ id: team, name, organizationId });
      return {
        result: await findTeam({ db: tx }, scope, team),
        events: [{ action: 'organization.team-created', data: { team } }],
      };
    }),
  );

export const renameTeam = operation.renameTeam
  .use(requirePermission({ organization: ['use'] }))
  .use(notWhileImpersonating)
  .handler(({ context, input: { id: organizationId, teamId: team, name } }) =>
    changeInOrganization(context, { organizationId }, async (tx, scope) => {
      requireInOrganization(scope, 'team update');
      await lockTeam(tx, scope, team);
      const isOther = and(eq(teams.id, team), ne(teams.name, name));
      const renamed = await tx.update(teams).set({ name }).where(isOther).returning({ team: teams.id });
      return {
        result: await findTeam({ db: tx }, scope, team),
        events: renamed.map((data) => ({ action: 'organization.team-renamed', data })),
      };
    }),
  );

export const deleteTeam = operation.deleteTeam
  .use(requirePermission({ organization: ['use'] }))
  .use(notWhileImpersonating)
  .handler(({ context, input: { id: organizationId, teamId: team } }) =>
    changeInOrganization(context, { organizationId }, async (tx, scope) => {
      requireInOrganization(scope, 'team delete');
      // Before the team: the trigger that keeps the last one locks it, too.
      await lockOrganization(tx, organizationId);
      await lockTeam(tx, scope, team);
      const deleted = await tx.delete(teams).where(eq(teams.id, team)).returning({ team: teams.name });
      return {
        result: { id: team },
        events: deleted.map((names) => ({ action: 'organization.team-deleted', data: { team, names } })),
      };
    }),
  );

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
      memberCount: db.$count(teamMembers, eq(teamMembers.teamId, id)),
      // Written out: drizzle leaves the table out of a name in a statement on one table.
      isMember: sql<boolean>`exists (select from team_members own join members m on m.user_id = own.user_id
        where own.team_id = teams.id and m.id = ${memberId})`,
    })
    .from(teams)
    .where(and(eq(teams.organizationId, organizationId), condition))
    .orderBy(sql`fold(${name})`, id);
  return rows.map(toJson);
}

/** @throws {ApiError} TEAM_NOT_FOUND, also for a team of another organization */
export async function findTeam(reader: Reader, scope: OrganizationScope, teamId: string): Promise<Team> {
  const [team] = await readTeams(reader, scope, eq(teams.id, teamId));
  if (!team) throw new ApiError(404, 'TEAM_NOT_FOUND');
  return team;
}

/**
 * Locks a team: of two who delete it, or fill its last place, one comes first.
 * @throws {ApiError} TEAM_NOT_FOUND, also for a team of another organization
 */
export async function lockTeam(
  tx: Transaction,
  { organizationId }: OrganizationScope,
  teamId: string,
): Promise<void> {
  const [team] = await tx
    .select({ id: teams.id })
    .from(teams)
    .where(and(eq(teams.id, teamId), eq(teams.organizationId, organizationId)))
    .for('update');
  if (!team) throw new ApiError(404, 'TEAM_NOT_FOUND');
}
