import type { Environment } from '../../config/environment.ts';
import type { Database } from '../../database/database.ts';
import type { Logger } from '../../http/logger.ts';
import type { PictureStore } from '../../pictures/picture-store.ts';
import { removeEndedPictures } from '../organization/organization-pictures.ts';

export interface RemovePicturesServices {
  database: Database;
  environment: Environment;
  pictures: Pick<PictureStore, 'removeAll'>;
  logger: Pick<Logger, 'error'>;
}

/** What else goes with the user. */
const others: ((services: RemovePicturesServices, userId: string) => Promise<void>)[] = [removeEndedPictures];

/** Removes the pictures that a deleted user leaves in the store. Nothing fails with it: the user is deleted. */
export async function removePictures(services: RemovePicturesServices, userId: string): Promise<void> {
  try {
    await services.pictures.removeAll(userId);
    for (const remove of others) await remove(services, userId);
  } catch (err) {
    services.logger.error({ err, user: userId }, 'pictures of a deleted user stay in the store');
  }
}
