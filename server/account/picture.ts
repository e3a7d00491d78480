import { eq } from 'drizzle-orm';
import { operation } from '../api/operation.ts';
import { recordEvents } from '../audit/record-events.ts';
import { changeProfile } from '../auth/account/change-profile.ts';
import { ApiError } from '../config/api-error.ts';
import { users } from '../database/schema/index.ts';
import { cleanPicture } from '../pictures/clean-picture.ts';
import { hashInAddress, newPictureHash, pictureAddress } from '../pictures/picture-store.ts';
import { requireOwner } from './require-owner.ts';

export const uploadPicture = operation.account.uploadPicture
  .use(requireOwner)
  .handler(async ({ context: { database, pictures, currentUser, logger }, input }) => {
    const picture = await cleanPicture(Buffer.from(input.content, 'base64'));
    const hash = newPictureHash(picture.content);
    const image = pictureAddress(currentUser.id, hash);
    const ownRow = eq(users.id, currentUser.id);
    const before = await database.db.transaction(async (transaction) => {
      // Serializes the uploads of one user: the address must be that of the stored picture.
      const [row] = await transaction.select({ image: users.image }).from(users).where(ownRow).for('update');
      if (!row) throw new ApiError(401, 'UNAUTHORIZED');
      await pictures.put(currentUser.id, hash, picture, transaction);
      await transaction.update(users).set({ image }).where(ownRow);
      await recordEvents(transaction, [
        {
          actor: currentUser,
          action: 'user.updated',
          subjectId: currentUser.id,
          data: { fields: ['image'] },
        },
      ]);
      return hashInAddress(currentUser.id, row.image);
    });
    if (before) {
      await pictures.remove(currentUser.id, before).catch((err: unknown) => {
        logger.warn({ err }, 'the picture before stays in the store');
      });
    }
    return { image };
  });

export const removePicture = operation.account.removePicture
  .use(requireOwner)
  .handler(async ({ context }) => {
    await changeProfile(context, context.currentUser, { image: null });
    return { image: null };
  });
