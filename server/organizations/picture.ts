import { eq, sql } from 'drizzle-orm';
import { notWhileImpersonating, requirePermission } from '../api/require-permission.ts';
import {
  createOrganizationPictures,
  organizationsWithPictures,
} from '../auth/organization/organization-pictures.ts';
import { organizations } from '../database/tables/tenants.ts';
import { removePictures } from '../jobs/remove-pictures.ts';
import { cleanPicture } from '../pictures/clean-picture.ts';
import { hashInAddress, newPictureHash, pictureAddress } from '../pictures/picture-store.ts';
import { changeInOrganization } from './change-in-organization.ts';
import { lockOrganization } from './locks.ts';
import { operation } from './operation.ts';
import { requireInOrganization, requireMember } from './organization-scope.ts';

const { folder } = organizationsWithPictures;

/** The version that forms compare: a picture is no field of theirs, and must not make them fail. */
const sameVersion = { updatedAt: sql`${organizations.updatedAt}` };

export const uploadPicture = operation.uploadPicture
  .use(requirePermission({ organization: ['use'] }))
  .use(notWhileImpersonating)
  .handler(async ({ context, input: { id, content } }) => {
    requireInOrganization(await requireMember(context, id), 'organization update');
    const picture = await cleanPicture(Buffer.from(content, 'base64'));
    const hash = newPictureHash(picture.content);
    const logo = pictureAddress(id, hash, folder);
    const store = createOrganizationPictures(context);
    const itself = eq(organizations.id, id);
    await changeInOrganization(context, { organizationId: id }, async (tx, scope) => {
      requireInOrganization(scope, 'organization update');
      // One upload after the other: the address must be that of the stored picture.
      const row = await lockOrganization(tx, id);
      await store.put(id, hash, picture, tx);
      await tx
        .update(organizations)
        .set({ logo, ...sameVersion })
        .where(itself);
      const before = hashInAddress(id, row.logo, folder);
      if (before) await context.jobs.enqueue(removePictures, { folder, ownerId: id, hash: before }, tx);
      return { result: logo, events: [{ action: 'organization.picture-changed' }] };
    });
    return { logo };
  });

export const removePicture = operation.removePicture
  .use(requirePermission({ organization: ['use'] }))
  .use(notWhileImpersonating)
  .handler(async ({ context, input: { id } }) => {
    return changeInOrganization(context, { organizationId: id }, async (tx, scope) => {
      requireInOrganization(scope, 'organization update');
      const hash = hashInAddress(id, (await lockOrganization(tx, id)).logo, folder);
      if (!hash) return { result: { logo: null }, events: [] };
      await tx
        .update(organizations)
        .set({ logo: null, ...sameVersion })
        .where(eq(organizations.id, id));
      await context.jobs.enqueue(removePictures, { folder, ownerId: id, hash }, tx);
      return { result: { logo: null }, events: [{ action: 'organization.picture-removed' }] };
    });
  });
