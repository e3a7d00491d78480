import { and, eq, sql } from 'drizzle-orm';
import { operation } from '../api/operation.ts';
import { requirePermission } from '../api/require-permission.ts';
import { recordEvents } from '../audit/record-events.ts';
import { endInvitations } from '../auth/organization/end-invitations.ts';
import { lockMembers } from '../auth/organization/lock-members.ts';
import { createOrganizationPictures } from '../auth/organization/organization-pictures.ts';
import { ApiError } from '../config/api-error.ts';
import { members, organizations } from '../database/schema/index.ts';
import { readManagedOrganization } from './read-any.ts';

/** better-auth deletes and changes organizations for their members alone; managers do so in one transaction each. */
export const deleteAnyOrganization = operation.organizations.deleteAny
  .use(requirePermission({ organization: ['manage'] }))
  .handler(async ({ context, input: { id } }) => {
    const { database, currentUser: actor, logger } = context;
    await database.db.transaction(async (tx) => {
      await lockMembers(tx, id);
      const deleted = await tx
        .delete(organizations)
        .where(eq(organizations.id, id))
        .returning({ id: organizations.id });
      if (deleted.length === 0) throw new ApiError(404, 'ORGANIZATION_NOT_FOUND');
      await recordEvents(tx, [{ actor, action: 'organization.deleted', subjectId: id }]);
    });
    await createOrganizationPictures(context)
      .removeAll(id)
      .catch((err: unknown) => {
        logger.error({ err, organization: id }, 'the picture of a deleted organization stays in the store');
      });
    return { id };
  });

export const transferAnyOwnership = operation.organizations.transferAny
  .use(requirePermission({ organization: ['manage'] }))
  .handler(async ({ context: { database, currentUser: actor }, input: { id, memberId } }) => {
    await database.db.transaction(async (tx) => {
      if (!(await lockMembers(tx, id))) throw new ApiError(404, 'ORGANIZATION_NOT_FOUND');
      const isOwner = sql<boolean>`'owner' = any (string_to_array(${members.role}, ','))`;
      const owners = await tx
        .select({ id: members.id, userId: members.userId })
        .from(members)
        .where(and(eq(members.organizationId, id), isOwner));
      const [next] = await tx
        .update(members)
        .set({ role: 'owner' })
        .where(and(eq(members.organizationId, id), eq(members.id, memberId)))
        .returning({ userId: members.userId });
      if (!next) throw new ApiError(404, 'MEMBER_NOT_FOUND');
      const before = owners.filter((owner) => owner.id !== memberId);
      for (const owner of before)
        await tx.update(members).set({ role: 'admin' }).where(eq(members.id, owner.id));
      if (before.length === 0 && owners.length > 0) return;
      const from = before.map(({ userId }) => userId);
      const changed = { action: 'organization.owner-changed', data: { from, to: next.userId } } as const;
      const ended: Awaited<ReturnType<typeof endInvitations>> = [];
      for (const userId of from) ended.push(...(await endInvitations(tx, id, userId)));
      await recordEvents(
        tx,
        [changed, ...ended].map((event) => ({ ...event, actor, subjectId: id })),
      );
    });
    return readManagedOrganization(database, id);
  });
