import { organizationPictures } from '../../database/schema/index.ts';
import { createPictureStore } from '../../pictures/create-picture-store.ts';
import type { OwnersWithPictures, PictureStore } from '../../pictures/picture-store.ts';

export const organizationsWithPictures: OwnersWithPictures = {
  folder: 'organizations',
  table: organizationPictures,
};

export function createOrganizationPictures(services: Parameters<typeof createPictureStore>[0]): PictureStore {
  return createPictureStore(services, organizationsWithPictures);
}
