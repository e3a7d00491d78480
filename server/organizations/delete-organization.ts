import { eq } from 'drizzle-orm';
import { notWhileImpersonating, requirePermission } from '../api/require-permission.ts';
import { organizationsWithPictures } from '../auth/organization/organization-pictures.ts';
import type { Transaction } from '../database/database.ts';
import { milestones } from '../database/tables/milestones.ts';
import { organizations } from '../database/tables/tenants.ts';
import { removePictures } from '../jobs/remove-pictures.ts';
import { recordOrganizationEvents } from './change-in-organization.ts';
import { lockMembers, lockOrganization } from './locks.ts';
import { operation } from './operation.ts';
import { firstStepsMilestone } from './organization-first-steps.ts';
import { type Caller, requireInOrganization, requireMember } from './organization-scope.ts';

export const deleteOrganization = operation.delete
  .use(requirePermission({ organization: ['use'] }))
  .use(notWhileImpersonating)
  .handler(({ context, input: { id } }) =>
    endOrganization(context, id, async (tx) => {
      const scope = await requireMember({ ...context, database: { db: tx } }, id);
      requireInOrganization(scope, 'organization delete');
    }),
  );

export const deleteAnyOrganization = operation.deleteAny
  .use(requirePermission({ organization: ['manage'] }))
  .handler(({ context, input: { id } }) => endOrganization(context, id));

/**
 * Deletes an organization with all that it has.
 * @param check rejects who may not, under the lock of all members: they may just have handed it over
 */
async function endOrganization(
  context: Caller,
  id: string,
  check?: (tx: Transaction) => Promise<void>,
): Promise<{ id: string }> {
  const { database, jobs, currentUser } = context;
  const { folder } = organizationsWithPictures;
  await database.db.transaction(async (tx) => {
    await lockMembers(tx, id);
    await lockOrganization(tx, id);
    await check?.(tx);
    const [data] = await tx
      .delete(organizations)
      .where(eq(organizations.id, id))
      .returning({ name: organizations.name });
    await tx.delete(milestones).where(eq(milestones.name, firstStepsMilestone(id)));
    await jobs.enqueue(removePictures, { folder, ownerId: id }, tx);
    await recordOrganizationEvents(tx, currentUser, id, [{ action: 'organization.deleted', data }]);
  });
  return { id };
}
