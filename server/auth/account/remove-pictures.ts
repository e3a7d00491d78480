import type { Logger } from '../../http/logger.ts';
import type { PictureStore } from '../../pictures/picture-store.ts';

/** Removes the pictures that a deleted user leaves in the store. Nothing fails with it: the user is deleted. */
export type RemovePictures = (userId: string) => Promise<void>;

interface RemovePicturesServices {
  pictures: Pick<PictureStore, 'removeAll'>;
  logger: Pick<Logger, 'error'>;
  /** What else goes with the user. */
  others: readonly RemovePictures[];
}

export function createRemovePictures({ pictures, logger, others }: RemovePicturesServices): RemovePictures {
  return async (userId) => {
    try {
      await pictures.removeAll(userId);
      for (const remove of others) await remove(userId);
    } catch (err) {
      logger.error({ err, user: userId }, 'pictures of a deleted user stay in the store');
    }
  };
}
