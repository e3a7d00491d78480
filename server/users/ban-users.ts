import { eq, or } from 'drizzle-orm';
import type { CurrentUser } from '#contract/api/init.ts';
import type { ApiContext } from '../api/api-context.ts';
import { requirePermission } from '../api/require-permission.ts';
import { recordEvents } from '../audit/record-events.ts';
import { lockForAdmin } from '../auth/admin/lock-for-admin.ts';
import { ApiError } from '../config/api-error.ts';
import { users } from '../database/tables/users.ts';
import { sessions } from '../sessions/tables.ts';
import { bulkAction } from './bulk-action.ts';
import { operation } from './operation.ts';
import { readUserDetail } from './read-user-detail.ts';

export const banUser = operation.ban
  .use(requirePermission({ user: ['ban'] }))
  .handler(async ({ context, input: { id, ...given } }) => {
    await ban(context, id, given);
    return readUserDetail(context, context.currentUser, id);
  });

export const banManyUsers = operation.banMany
  .use(requirePermission({ user: ['ban'] }))
  .handler(({ context, input: { ids, ...given } }) =>
    bulkAction(context, ids, (id) => ban(context, id, given)),
  );

export const unbanUser = operation.unban
  .use(requirePermission({ user: ['ban'] }))
  .handler(async ({ context, input: { id } }) => {
    await unban(context, id);
    return readUserDetail(context, context.currentUser, id);
  });

export const unbanManyUsers = operation.unbanMany
  .use(requirePermission({ user: ['ban'] }))
  .handler(({ context, input: { ids } }) => bulkAction(context, ids, (id) => unban(context, id)));

interface Ban {
  reason: string;
  until: string | null;
}

type Admin = Pick<ApiContext, 'database' | 'environment'> & { currentUser: CurrentUser };

/**
 * Bans a user and ends the sessions: a trigger does so only where the user was not banned before, also by a ban that has
 * ended. The text of the reason stands in no event.
 * @throws {ApiError} YOU_CANNOT_BAN_YOURSELF, USER_NOT_FOUND
 */
async function ban(context: Admin, id: string, { reason, until }: Ban): Promise<void> {
  const { database, currentUser } = context;
  if (id === currentUser.id) throw new ApiError(400, 'YOU_CANNOT_BAN_YOURSELF');
  const banExpires = until === null ? null : new Date(until);
  await database.db.transaction(async (tx) => {
    await lockForAdmin(tx, context, id, { user: ['ban'] });
    await tx
      .update(users)
      .set({ banned: true, banReason: reason || null, banExpires })
      .where(eq(users.id, id));
    await tx.delete(sessions).where(or(eq(sessions.userId, id), eq(sessions.impersonatedBy, id)));
    const data = { until: banExpires?.toISOString() ?? null };
    await recordEvents(tx, [{ actor: currentUser, action: 'user.banned', subjectId: id, data }]);
  });
}

async function unban(context: Admin, id: string): Promise<void> {
  await context.database.db.transaction(async (tx) => {
    const { banned } = await lockForAdmin(tx, context, id, { user: ['ban'] });
    if (!banned) return;
    await tx.update(users).set({ banned: false, banReason: null, banExpires: null }).where(eq(users.id, id));
    await recordEvents(tx, [{ actor: context.currentUser, action: 'user.unbanned', subjectId: id }]);
  });
}
