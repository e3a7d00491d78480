import { and, eq } from 'drizzle-orm';
import type { FoundSession } from '../../auth/session/find-session.ts';
import type { Database } from '../../database/database.ts';
import { users } from '../../database/schema/index.ts';

/** Whether the address of the current user is proven; null without one. Only then is an invitation to it theirs. */
export async function isVerified(
  { db }: Pick<Database, 'db'>,
  session: FoundSession | null,
): Promise<boolean | null> {
  if (!session) return null;
  const verified = and(eq(users.id, session.user.id), eq(users.emailVerified, true));
  return (await db.$count(users, verified)) > 0;
}
