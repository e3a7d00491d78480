import { and, eq, inArray, sql } from 'drizzle-orm';
import { ApiError } from '../config/api-error.ts';
import type { Transaction } from '../database/database.ts';
import { members, organizations } from '../database/tables/tenants.ts';
import { users } from '../database/tables/users.ts';

/**
 * Row locks for changes of an organization, in one order: users, members, the organization, then what belongs
 * to it. The deletion of an account has it, too (0000_baseline.sql): in other orders two could deadlock.
 */

/** Banned now: a ban may end by itself. */
export const isBanned = sql<boolean>`(${users.banned} and coalesce(${users.banExpires} > now(), true))`;

export interface LockedMember {
  id: string;
  userId: string;
  role: string;
}

/**
 * Locks accounts, so that none of them is deleted meanwhile.
 * @param asker the one who asks
 * @throws {ApiError} UNAUTHORIZED where that one has been deleted or banned
 */
export async function lockUsers(
  tx: Transaction,
  asker: string,
  others: readonly string[] = [],
): Promise<void> {
  const locked = await tx
    .select({ id: users.id, isBanned })
    .from(users)
    .where(inArray(users.id, [asker, ...others]))
    .orderBy(users.id)
    .for('key share');
  if (!locked.some((user) => user.id === asker && !user.isBanned)) throw new ApiError(401, 'UNAUTHORIZED');
}

/** Locks memberships: all of an organization, or those of some users. */
export function lockMembers(
  tx: Transaction,
  organizationId: string,
  userIds?: readonly string[],
): Promise<LockedMember[]> {
  return tx
    .select({ id: members.id, userId: members.userId, role: members.role })
    .from(members)
    .where(and(eq(members.organizationId, organizationId), userIds && inArray(members.userId, [...userIds])))
    .orderBy(members.id)
    .for('update');
}

/**
 * Locks an organization: of several who fill its last place, or answer one invitation, one comes first.
 * @throws {ApiError} ORGANIZATION_NOT_FOUND
 */
export async function lockOrganization(
  tx: Transaction,
  organizationId: string,
): Promise<{ id: string; name: string; logo: string | null }> {
  const [found] = await tx
    .select({ id: organizations.id, name: organizations.name, logo: organizations.logo })
    .from(organizations)
    .where(eq(organizations.id, organizationId))
    .for('update');
  if (!found) throw new ApiError(404, 'ORGANIZATION_NOT_FOUND');
  return found;
}
