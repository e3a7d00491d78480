import { eq } from 'drizzle-orm';
import type { ApiContext } from '../api/api-context.ts';
import { sessions } from '../database/schema/index.ts';

/** Ends all sessions of a user through better-auth. Returns how many there were. */
export async function revokeAsVisitor(
  { callAuth, database }: Pick<ApiContext, 'callAuth' | 'database'>,
  userId: string,
): Promise<number> {
  const count = await database.db.$count(sessions, eq(sessions.userId, userId));
  await callAuth((api, headers) =>
    api.revokeUserSessions({ headers, body: { userId }, returnHeaders: true }),
  );
  return count;
}
