import { and, eq } from 'drizzle-orm';
import { operation } from '../api/operation.ts';
import { requirePermission } from '../api/require-permission.ts';
import { recordEvents } from '../audit/record-events.ts';
import { users } from '../database/schema/index.ts';
import { ApiError } from '../http/api-error.ts';
import { readUserDetail } from './read-user-detail.ts';

/**
 * Writes only over the version that the caller has seen. better-auth has no such condition, so the statement is our
 * own; the contract holds the rules for name and language.
 */
export const updateUser = operation.users.update
  .use(requirePermission({ user: ['update'] }))
  .handler(async ({ context, input: { id, name, language, expectedUpdatedAt } }) => {
    const { database, person } = context;
    const isWritten = await database.db.transaction(async (transaction) => {
      const written = await transaction
        .update(users)
        .set({ name, language })
        .where(and(eq(users.id, id), eq(users.updatedAt, new Date(expectedUpdatedAt))))
        .returning({ id: users.id });
      if (written.length === 0) return false;
      await recordEvents(transaction, [{ actorId: person.id, action: 'user.updated', subjectId: id }]);
      return true;
    });
    const user = await readUserDetail(context, person, id);
    if (!isWritten) throw new ApiError(409, 'USER_CHANGED', { current: user });
    return user;
  });
