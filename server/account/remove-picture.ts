import { and, eq, isNotNull } from 'drizzle-orm';
import { operation } from '../api/operation.ts';
import { recordEvents } from '../audit/record-events.ts';
import { users } from '../database/schema/index.ts';
import { requireOwner } from './require-owner.ts';

/** Removes it from the store first, so that a failed request can be repeated. */
export const removePicture = operation.account.removePicture
  .use(requireOwner)
  .handler(async ({ context: { database, pictures, currentUser } }) => {
    await pictures.removeAll(currentUser.id);
    await database.db.transaction(async (transaction) => {
      const removed = await transaction
        .update(users)
        .set({ image: null })
        .where(and(eq(users.id, currentUser.id), isNotNull(users.image)))
        .returning({ id: users.id });
      await recordEvents(
        transaction,
        removed.map(({ id }) => ({
          actor: currentUser,
          action: 'user.updated',
          subjectId: id,
          data: { fields: ['image'] },
        })),
      );
    });
    return { image: null };
  });
