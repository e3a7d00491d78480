import { and, eq, gte, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ManagedOrganization, OrganizationSort } from '#contract/organizations/manage.ts';
import { requirePermission } from '../api/require-permission.ts';
import { ApiError } from '../config/api-error.ts';
import type { Database } from '../database/database.ts';
import { toJson } from '../database/rows.ts';
import { invitations, organizations } from '../database/tables/tenants.ts';
import { countUpTo, totalCap } from '../lists/count-up-to.ts';
import { defineList } from '../lists/define-list.ts';
import { countAdded, periodUntil } from '../lists/period.ts';
import { readPage } from '../lists/read-page.ts';
import { isOpen } from './invitations/invitation-rows.ts';
import { readMemberPage } from './member-page.ts';
import { readNamedActivity } from './named-activity.ts';
import { operation } from './operation.ts';
import { readOwnOrganizations } from './read-organizations.ts';
import { isInTeam } from './team-members.ts';
import { readTeams } from './teams.ts';

const memberCount: SQL<number> = sql<number>`(
  select count(*)::int from members where organization_id = "organizations"."id")`;

/** Columns of a row in the list of organizations. */
const listedColumns = {
  id: organizations.id,
  name: organizations.name,
  slug: organizations.slug,
  logo: organizations.logo,
  memberCount,
  createdAt: organizations.createdAt,
};

export const organizationList = defineList({
  table: organizations,
  columns: listedColumns,
  sorts: { created: organizations.createdAt, name: organizations.sortName } satisfies Record<
    OrganizationSort,
    PgColumn
  >,
});

export const listAllOrganizations = operation.all
  .use(requirePermission({ organization: ['manage'] }))
  .handler(({ context, input: { createdSince, ...input } }) => {
    const filter =
      createdSince === undefined ? undefined : gte(organizations.createdAt, new Date(createdSince));
    return readPage(context, organizationList, { ...input, filter });
  });

export const readAnyOrganization = operation.readAny
  .use(requirePermission({ organization: ['manage'] }))
  .handler(({ context: { database }, input: { id } }) => readManagedOrganization(database, id));

export const listAnyMembers = operation.anyMembers
  .use(requirePermission({ organization: ['manage'] }))
  .handler(async ({ context: { database }, input: { id, teamId, ...page } }) => {
    await requireOrganization(database, id);
    const inTeam = teamId === undefined ? undefined : isInTeam(database, teamId);
    return readMemberPage(database, { organizationId: id }, page, inTeam);
  });

export const readAnyActivity = operation.anyActivity
  .use(requirePermission({ organization: ['manage'] }))
  .handler(async ({ context: { database }, input: { id } }) => {
    await requireOrganization(database, id);
    return readNamedActivity(database, id, 'any');
  });

export const readOrganizationsDashboard = operation.dashboard
  .use(requirePermission({ organization: ['manage'] }))
  .handler(async ({ context: { replica }, input: { days, timeZone } }) => {
    const period = periodUntil(new Date(), days, timeZone);
    const [total, created] = await Promise.all([
      countUpTo(replica, organizations, totalCap.all),
      countAdded(replica, organizations, organizations, period),
    ]);
    return { total, created };
  });

export const listOrganizationsOfUser = operation.ofUser
  .use(requirePermission({ organization: ['manage'], user: ['get'] }))
  .handler(async ({ context, input: { id } }) => {
    const { items } = await readOwnOrganizations(context, id, null);
    return { items };
  });

/**
 * All that the page of one organization shows in the manager area.
 * @throws {ApiError} ORGANIZATION_NOT_FOUND
 */
export async function readManagedOrganization(
  { db }: Pick<Database, 'db'>,
  id: string,
): Promise<ManagedOrganization> {
  const [[row], openInvitations, teams] = await Promise.all([
    db
      .select({ ...listedColumns, updatedAt: organizations.updatedAt })
      .from(organizations)
      .where(eq(organizations.id, id)),
    db.$count(invitations, and(eq(invitations.organizationId, id), isOpen)),
    readTeams({ db }, { organizationId: id }),
  ]);
  if (!row) throw new ApiError(404, 'ORGANIZATION_NOT_FOUND');
  return {
    ...toJson(row),
    readAt: new Date().toISOString(),
    openInvitations,
    teams: teams.map((team) => ({ id: team.id, name: team.name, memberCount: team.memberCount })),
  };
}

/** @throws {ApiError} ORGANIZATION_NOT_FOUND */
async function requireOrganization({ db }: Pick<Database, 'db'>, id: string): Promise<void> {
  if ((await db.$count(organizations, eq(organizations.id, id))) === 0)
    throw new ApiError(404, 'ORGANIZATION_NOT_FOUND');
}
