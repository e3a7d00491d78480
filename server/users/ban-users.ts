import type { ApiContext } from '../api/api-context.ts';
import { operation } from '../api/operation.ts';
import { requirePermission } from '../api/require-permission.ts';
import { bulkAction } from './bulk-action.ts';
import { readUserDetail } from './read-user-detail.ts';

export const banUser = operation.users.ban
  .use(requirePermission({ user: ['ban'] }))
  .handler(async ({ context, input: { id, ...ban } }) => {
    await callBanUser(context, id, ban);
    return readUserDetail(context, context.currentUser, id);
  });

export const banManyUsers = operation.users.banMany
  .use(requirePermission({ user: ['ban'] }))
  .handler(({ context, input: { ids, ...ban } }) =>
    bulkAction(context.database, ids, (id) => callBanUser(context, id, ban)),
  );

export const unbanUser = operation.users.unban
  .use(requirePermission({ user: ['ban'] }))
  .handler(async ({ context, input: { id } }) => {
    await callUnbanUser(context, id);
    return readUserDetail(context, context.currentUser, id);
  });

export const unbanManyUsers = operation.users.unbanMany
  .use(requirePermission({ user: ['ban'] }))
  .handler(({ context, input: { ids } }) =>
    bulkAction(context.database, ids, (id) => callUnbanUser(context, id)),
  );

interface Ban {
  reason: string;
  until: string | null;
}

/**
 * Bans a user through better-auth, which counts a ban in seconds from now.
 * @throws {ApiError} where the user may not
 */
async function callBanUser(
  { callAuth }: Pick<ApiContext, 'callAuth'>,
  userId: string,
  { reason, until }: Ban,
): Promise<void> {
  await callAuth((api, headers) =>
    api.banUser({
      headers,
      body: {
        userId,
        ...(reason !== '' && { banReason: reason }),
        ...(until !== null && { banExpiresIn: Math.max(1, (Date.parse(until) - Date.now()) / 1000) }),
      },
      returnHeaders: true,
    }),
  );
}

/**
 * Lifts the ban of a user.
 * @throws {ApiError} where the user may not
 */
async function callUnbanUser({ callAuth }: Pick<ApiContext, 'callAuth'>, userId: string): Promise<void> {
  await callAuth((api, headers) => api.unbanUser({ headers, body: { userId }, returnHeaders: true }));
}
