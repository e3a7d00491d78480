import type { ApiContext } from '../api/api-context.ts';

export interface Ban {
  reason: string;
  until: string | null;
}

/**
 * Bans a user through better-auth, which counts a ban in seconds from now.
 * @throws {ApiError} where the user may not
 */
export async function callBanUser(
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
export async function callUnbanUser(
  { callAuth }: Pick<ApiContext, 'callAuth'>,
  userId: string,
): Promise<void> {
  await callAuth((api, headers) => api.unbanUser({ headers, body: { userId }, returnHeaders: true }));
}
