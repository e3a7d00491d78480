import { randomUUID } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import type { CurrentUser } from '#contract/api/init.ts';
import type { OrganizationRole } from '#contract/facts/tenant-roles.ts';
import type { ApiContext } from '../../api/api-context.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { members, teams } from '../../database/tables/tenants.ts';
import { chooseOrganization } from '../choose-organization.ts';
import { addToTeam } from '../team-members.ts';

interface NewMember {
  organizationId: string;
  role: OrganizationRole;
  /** Teams to join; those deleted meanwhile are ignored. */
  teamIds?: readonly string[] | undefined;
}

/**
 * Makes the current user a member of an organization that is locked, and lets the session work there. A trigger limits
 * how many members there are.
 * @throws {ApiError} TEAM_MEMBER_LIMIT_REACHED
 */
export async function addMember(
  tx: Transaction,
  context: Pick<ApiContext, 'session' | 'environment'> & { currentUser: CurrentUser },
  { organizationId, role, teamIds = [] }: NewMember,
): Promise<void> {
  const userId = context.currentUser.id;
  await tx.insert(members).values({ id: randomUUID(), organizationId, userId, role });
  const found = await tx
    .select({ id: teams.id })
    .from(teams)
    .where(and(eq(teams.organizationId, organizationId), inArray(teams.id, [...teamIds])))
    .orderBy(teams.id)
    .for('update');
  for (const { id } of found) await addToTeam(tx, id, userId);
  await chooseOrganization(tx, context, organizationId);
}

export async function isMemberOf(
  db: Pick<Database['db'], '$count'>,
  organizationId: string,
  userId: string,
): Promise<boolean> {
  const own = and(eq(members.organizationId, organizationId), eq(members.userId, userId));
  return (await db.$count(members, own)) > 0;
}
