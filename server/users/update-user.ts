import { eq } from 'drizzle-orm';
import { operation } from '../api/operation.ts';
import { requirePermission } from '../api/require-permission.ts';
import { readLastActor } from '../audit/read-activity.ts';
import { recordEvents } from '../audit/record-events.ts';
import { ApiError } from '../config/api-error.ts';
import { users } from '../database/schema/index.ts';
import { nextUpdatedAt } from '../records/next-updated-at.ts';
import { readUserDetail } from './read-user-detail.ts';

/**
 * Writes only over the version that the caller has seen. better-auth knows no such condition, so the statement is our
 * own; the contract holds the rules for name and language.
 */
export const updateUser = operation.users.update
  .use(requirePermission({ user: ['update'] }))
  .handler(async ({ context, input: { id, expectedUpdatedAt, ...wanted } }) => {
    const { database, currentUser } = context;
    const isIt = eq(users.id, id);
    const isAsSeen = await database.db.transaction(async (tx) => {
      // Locked until the end: of two users who save at once the second sees what the first has written.
      const [before] = await tx.select().from(users).where(isIt).for('update');
      if (!before) throw new ApiError(404, 'USER_NOT_FOUND');
      if (before.updatedAt.getTime() !== Date.parse(expectedUpdatedAt)) return false;
      // All that the contract lets the caller write; the compiler refuses what is no column.
      const fields = Object.keys(wanted) as (keyof typeof wanted)[];
      const changed = fields.filter((field) => wanted[field] !== before[field]);
      if (changed.length === 0) return true;
      await tx
        .update(users)
        .set({ ...wanted, updatedAt: nextUpdatedAt(users.updatedAt) })
        .where(isIt);
      await recordEvents(tx, [
        { actor: currentUser, action: 'user.updated', subjectId: id, data: { fields: changed } },
      ]);
      return true;
    });
    const current = await readUserDetail(context, currentUser, id);
    if (isAsSeen) return current;
    const changedBy = await readLastActor(database.db, 'user', id);
    throw new ApiError(409, 'USER_CHANGED', { current, changedBy });
  });
