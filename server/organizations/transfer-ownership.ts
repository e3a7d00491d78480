import { eq, inArray } from 'drizzle-orm';
import { organizationRoleOf } from '#contract/facts/tenant-roles.ts';
import { notWhileImpersonating, requirePermission } from '../api/require-permission.ts';
import { ApiError } from '../config/api-error.ts';
import { members } from '../database/tables/tenants.ts';
import { type NewEvent, recordOrganizationEvents } from './change-in-organization.ts';
import { endInvitations } from './invitations/end-invitations.ts';
import { type LockedMember, lockMembers, lockOrganization } from './locks.ts';
import { operation } from './operation.ts';
import { type Caller, requireMember } from './organization-scope.ts';
import { readManagedOrganization } from './read-any.ts';
import { readOrganizationDetail } from './read-organizations.ts';

export const transferOwnership = operation.transfer
  .use(requirePermission({ organization: ['use'] }))
  .use(notWhileImpersonating)
  .handler(async ({ context, input: { id, memberId } }) => {
    await requireMember(context, id);
    await handOver(context, id, memberId, (owners) => {
      const own = owners.filter(({ userId }) => userId === context.currentUser.id);
      if (own.length === 0) throw new ApiError(403, 'YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_MEMBER');
      return own;
    });
    return readOrganizationDetail(context.database, await requireMember(context, id));
  });

export const transferAnyOwnership = operation.transferAny
  .use(requirePermission({ organization: ['manage'] }))
  .handler(async ({ context, input: { id, memberId } }) => {
    await handOver(context, id, memberId, (owners) => owners);
    return readManagedOrganization(context.database, id);
  });

/**
 * Makes a member the owner, and admins of those whom this one replaces, at once: there is an owner at any time.
 * @param replaced who of the owners; rejects who may not
 * @throws {ApiError} ORGANIZATION_NOT_FOUND, MEMBER_NOT_FOUND
 */
async function handOver(
  { database, currentUser }: Caller,
  organizationId: string,
  memberId: string,
  replaced: (owners: LockedMember[]) => LockedMember[],
): Promise<void> {
  await database.db.transaction(async (tx) => {
    const all = await lockMembers(tx, organizationId);
    await lockOrganization(tx, organizationId);
    const owners = all.filter(({ role }) => organizationRoleOf(role) === 'owner');
    const before = replaced(owners).filter(({ id }) => id !== memberId);
    const next = all.find(({ id }) => id === memberId);
    if (!next) throw new ApiError(404, 'MEMBER_NOT_FOUND');
    if (before.length === 0 && owners.includes(next)) return;
    await tx.update(members).set({ role: 'owner' }).where(eq(members.id, memberId));
    const ids = before.map(({ id }) => id);
    await tx.update(members).set({ role: 'admin' }).where(inArray(members.id, ids));
    const from = before.map(({ userId }) => userId);
    const ended: NewEvent[] = [];
    for (const userId of from) ended.push(...(await endInvitations(tx, organizationId, userId)));
    await recordOrganizationEvents(tx, currentUser, organizationId, [
      { action: 'organization.owner-changed', data: { from, to: next.userId } },
      ...ended,
    ]);
  });
}
