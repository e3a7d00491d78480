import { and, eq, type SQL, sql } from 'drizzle-orm';
import { mayInOrganization, organizationRoleOf } from '#contract/facts/tenant-roles.ts';
import type {
  Organization,
  OrganizationDetail,
  OwnOrganizations,
} from '#contract/organizations/organizations.ts';
import { requirePermission } from '../api/require-permission.ts';
import { ApiError } from '../config/api-error.ts';
import type { Database } from '../database/database.ts';
import { toJson } from '../database/rows.ts';
import { invitations, members, organizations, teams } from '../database/tables/tenants.ts';
import { isOpen, isVisibleTo } from './invitations/invitation-rows.ts';
import { readNamedActivity } from './named-activity.ts';
import { operation } from './operation.ts';
import { type Caller, type OrganizationScope, requireMember } from './organization-scope.ts';

export const listOwnOrganizations = operation.list
  .use(requirePermission({ organization: ['use'] }))
  .handler(async ({ context }) => {
    const found = await context.session();
    return readOwnOrganizations(context, context.currentUser.id, found?.session.activeOrganizationId ?? null);
  });

export const readActiveOrganization = operation.active
  .use(requirePermission({ organization: ['use'] }))
  .handler(async ({ context }) => ({ organization: await findActiveOrganization(context) }));

/** @returns null also for an organization of which the user is no longer a member */
export async function findActiveOrganization({
  session,
  database,
  currentUser,
}: Pick<Caller, 'session' | 'database' | 'currentUser'>): Promise<Organization | null> {
  const activeId = (await session())?.session.activeOrganizationId ?? null;
  if (activeId === null) return null;
  const own = and(eq(members.organizationId, activeId), eq(members.userId, currentUser.id));
  return (await readMemberships(database, own))[0] ?? null;
}

/** @param activeId what the session says; of an organization that the user is no member of it counts as none */
export async function readOwnOrganizations(
  { database }: Pick<Caller, 'database'>,
  userId: string,
  activeId: string | null,
): Promise<OwnOrganizations> {
  const items = await readMemberships(database, eq(members.userId, userId));
  return { items, activeId: items.some((item) => item.id === activeId) ? activeId : null };
}

/** By name. */
async function readMemberships({ db }: Pick<Database, 'db'>, condition: SQL | undefined) {
  const { id, name, slug, logo } = organizations;
  const rows = await db
    .select({ id, name, slug, logo, role: members.role })
    .from(members)
    .innerJoin(organizations, eq(id, members.organizationId))
    .where(condition)
    .orderBy(sql`lower(${name})`, id);
  return rows.map((row): Organization => ({ ...row, role: organizationRoleOf(row.role) }));
}

export const readOrganization = operation.read
  .use(requirePermission({ organization: ['use'] }))
  .handler(async ({ context, input }) =>
    readOrganizationDetail(context.database, await requireMember(context, input.id)),
  );

/** @throws {ApiError} ORGANIZATION_NOT_FOUND for one that was deleted meanwhile */
export async function readOrganizationDetail(
  { db }: Pick<Database, 'db'>,
  scope: OrganizationScope,
): Promise<OrganizationDetail> {
  const { organizationId, role } = scope;
  const { id, name, slug, logo, createdAt, updatedAt } = organizations;
  const mayInvite = mayInOrganization(role, 'invitation', 'create');
  const [row] = await db
    .select({
      ...{ id, name, slug, logo, createdAt, updatedAt },
      teamCount: db.$count(teams, eq(teams.organizationId, organizationId)),
      openInvitations: mayInvite ? db.$count(invitations, and(isVisibleTo(scope), isOpen)) : sql<null>`null`,
      memberCount: db.$count(members, eq(members.organizationId, organizationId)),
      ownerCount: sql<number>`(select count(*)::int from ${members} as owners
        where owners.organization_id = ${organizationId} and 'owner' = any (string_to_array(owners.role, ',')))`,
    })
    .from(organizations)
    .where(eq(id, organizationId));
  if (!row) throw new ApiError(404, 'ORGANIZATION_NOT_FOUND');
  return { ...toJson(row), role };
}

export const readOrganizationActivity = operation.activity
  .use(requirePermission({ organization: ['use'] }))
  .handler(async ({ context, input }) => {
    const scope = await requireMember(context, input.id);
    return readNamedActivity(context.database, scope.organizationId, scope);
  });

export const checkSlug = operation.checkSlug
  .use(requirePermission({ organization: ['use'] }))
  .handler(async ({ context: { database }, input: { slug } }) => ({
    isFree: (await database.db.$count(organizations, sql`lower(${organizations.slug}) = ${slug}`)) === 0,
  }));
