import type { ApiContext } from '../api/api-context.ts';
import { sessions } from '../database/schema/index.ts';
import { isOpenSession } from '../sessions/open-sessions.ts';

/**
 * Ends all sessions of a user through better-auth. Returns how many were open.
 * @throws {ApiError} where the user may not
 */
export async function callRevokeUserSessions(
  { callAuth, database, environment }: Pick<ApiContext, 'callAuth' | 'database' | 'environment'>,
  userId: string,
): Promise<number> {
  const count = await database.db.$count(sessions, isOpenSession(environment, userId));
  await callAuth((api, headers) =>
    api.revokeUserSessions({ headers, body: { userId }, returnHeaders: true }),
  );
  return count;
}
