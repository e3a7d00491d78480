import { eq } from 'drizzle-orm';
import { requireOwner } from '../api/require-owner.ts';
import { recordEvents } from '../audit/record-events.ts';
import { changeProfile } from '../auth/account/change-profile.ts';
import { ApiError } from '../config/api-error.ts';
import { users } from '../database/tables/users.ts';
import { removePictures } from '../jobs/remove-pictures.ts';
import { cleanPicture } from '../pictures/clean-picture.ts';
import { hashInAddress, newPictureHash, users as owners, pictureAddress } from '../pictures/picture-store.ts';
import { operation } from './operation.ts';

export const uploadPicture = operation.uploadPicture
  .use(requireOwner)
  .handler(async ({ context: { database, pictures, jobs, currentUser }, input }) => {
    const picture = await cleanPicture(Buffer.from(input.content, 'base64'));
    const hash = newPictureHash(picture.content);
    const image = pictureAddress(currentUser.id, hash);
    const ownRow = eq(users.id, currentUser.id);
    await database.db.transaction(async (transaction) => {
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
      const before = hashInAddress(currentUser.id, row.image);
      if (before) {
        const { folder } = owners;
        await jobs.enqueue(removePictures, { folder, ownerId: currentUser.id, hash: before }, transaction);
      }
    });
    return { image };
  });

export const removePicture = operation.removePicture.use(requireOwner).handler(async ({ context }) => {
  await changeProfile(context, context.currentUser, { image: null });
  return { image: null };
});
