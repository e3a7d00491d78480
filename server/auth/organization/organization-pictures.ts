import { sql } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { organizationPictures } from '../../database/tables/tenants.ts';
import {
  createPictureStore,
  type OwnersWithPictures,
  type PictureStore,
} from '../../pictures/picture-store.ts';

export const organizationsWithPictures: OwnersWithPictures = {
  folder: 'organizations',
  table: organizationPictures,
};

export function createOrganizationPictures(services: Parameters<typeof createPictureStore>[0]): PictureStore {
  return createPictureStore(services, organizationsWithPictures);
}

/** Finds the organizations that have ended with their last member, deleted in this transaction: a trigger records them. */
export async function endedWithUser(tx: Transaction, userId: string) {
  const ended = await tx.execute<{ id: string }>(sql`
    select subject_id as id from audit_events
    where action = 'organization.deleted' and created_at > now() - interval '1 minute'
      and data ->> 'lastMember' = ${userId}`);
  return ended.map(({ id }) => ({ folder: organizationsWithPictures.folder, ownerId: id }));
}
