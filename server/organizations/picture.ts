import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { operation } from '../api/operation.ts';
import { notWhileImpersonating, requirePermission } from '../api/require-permission.ts';
import {
  createOrganizationPictures,
  organizationsWithPictures,
} from '../auth/organization/organization-pictures.ts';
import { organizations } from '../database/schema/index.ts';
import { cleanPicture } from '../pictures/clean-picture.ts';
import { hashInAddress, newPictureHash, pictureAddress } from '../pictures/picture-store.ts';
import { changeInOrganization } from './change-in-organization.ts';
import { lockOrganization } from './locks.ts';
import { type OrganizationScope, requireInOrganization, requireMember } from './organization-scope.ts';

const { folder } = organizationsWithPictures;

/** The version that forms compare: a picture is no field of theirs, and must not make them fail. */
const sameVersion = { updatedAt: sql`${organizations.updatedAt}` };

function requireUpdate(scope: OrganizationScope): void {
  requireInOrganization(scope, 'organization', 'update', 'YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_ORGANIZATION');
}

export const uploadPicture = operation.organizations.uploadPicture
  .use(requirePermission({ organization: ['use'] }))
  .use(notWhileImpersonating)
  .handler(async ({ context, input: { id, content } }) => {
    requireUpdate(await requireMember(context, id));
    const picture = await cleanPicture(Buffer.from(content, 'base64'));
    const hash = newPictureHash(picture.content);
    const logo = pictureAddress(id, hash, folder);
    const store = createOrganizationPictures(context);
    const itself = eq(organizations.id, id);
    const before = await changeInOrganization(context, { organizationId: id }, async (tx, scope) => {
      requireUpdate(scope);
      // One upload after the other: the address must be that of the stored picture.
      const row = await lockOrganization(tx, id);
      await store.put(id, hash, picture, tx);
      await tx
        .update(organizations)
        .set({ logo, ...sameVersion })
        .where(itself);
      return {
        result: hashInAddress(id, row.logo, folder),
        events: [{ action: 'organization.picture-changed' }],
      };
    });
    if (before) {
      await store.remove(id, before).catch((err: unknown) => {
        context.logger.warn({ err }, 'the picture before stays in the store');
      });
    }
    return { logo };
  });

/** Removes it from the store first, so that a failed request can be repeated. */
export const removePicture = operation.organizations.removePicture
  .use(requirePermission({ organization: ['use'] }))
  .use(notWhileImpersonating)
  .handler(async ({ context, input: { id } }) => {
    requireUpdate(await requireMember(context, id));
    await createOrganizationPictures(context).removeAll(id);
    return changeInOrganization(context, { organizationId: id }, async (tx, scope) => {
      requireUpdate(scope);
      const removed = await tx
        .update(organizations)
        .set({ logo: null, ...sameVersion })
        .where(and(eq(organizations.id, id), isNotNull(organizations.logo)))
        .returning({ id: organizations.id });
      return {
        result: { logo: null },
        events: removed.map(() => ({ action: 'organization.picture-removed' as const })),
      };
    });
  });
