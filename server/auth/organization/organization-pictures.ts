import type { Environment } from '../../config/environment.ts';
import type { Database } from '../../database/database.ts';
import { organizationPictures } from '../../database/schema/index.ts';
import { createPictureStore } from '../../pictures/create-picture-store.ts';
import type { OwnersWithPictures, PictureStore } from '../../pictures/picture-store.ts';

interface EndedPicturesServices {
  database: Database;
  environment: Environment;
}

export const organizationsWithPictures: OwnersWithPictures = {
  folder: 'organizations',
  table: organizationPictures,
};

export function createOrganizationPictures(services: Parameters<typeof createPictureStore>[0]): PictureStore {
  return createPictureStore(services, organizationsWithPictures);
}

/** Removes the pictures of organizations that ended with their last member: a trigger has recorded which. */
export async function removeEndedPictures(services: EndedPicturesServices, userId: string): Promise<void> {
  const pictures = createOrganizationPictures(services);
  const ended = await services.database.sql<{ id: string }[]>`
    select subject_id as id from audit_events
    where action = 'organization.deleted' and created_at > now() - interval '1 hour'
      and data ->> 'lastMember' = ${userId}`;
  for (const { id } of ended) await pictures.removeAll(id);
}
