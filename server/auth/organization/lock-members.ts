import { eq } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { members, organizations, users } from '../../database/schema/index.ts';

/**
 * Locks an organization and who is in it: of several who change roles at once each sees what the last one wrote. The
 * members first, as where one leaves or gets another role: there the triggers that keep an owner lock the organization
 * after the member, and the other way round each would wait for the other.
 * @returns whether there is such an organization
 */
export async function lockMembers(tx: Transaction, organizationId: string): Promise<boolean> {
  await tx
    .select({ id: members.id })
    .from(members)
    .where(eq(members.organizationId, organizationId))
    .orderBy(members.id)
    .for('update');
  const found = await tx
    .select({ id: organizations.id })
    .from(organizations)
    .where(eq(organizations.id, organizationId))
    .for('update');
  return found.length > 0;
}

/**
 * Locks an organization for a user who invites into it. The user first, to whom the new row refers: in that order an
 * account is deleted, too.
 * @returns the organization, if it is there
 */
export async function lockToInvite(
  tx: Transaction,
  organizationId: string,
  userId: string,
): Promise<{ name: string } | undefined> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('key share');
  const [found] = await tx
    .select({ name: organizations.name })
    .from(organizations)
    .where(eq(organizations.id, organizationId))
    .for('update');
  return found;
}
