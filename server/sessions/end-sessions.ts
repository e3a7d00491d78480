import { and, eq, or, type SQL } from 'drizzle-orm';
import { type EventActor, recordEvents } from '../audit/record-events.ts';
import type { Transaction } from '../database/database.ts';
import { sessions } from './tables.ts';

/**
 * Ends sessions of a user, and tells the audit trail how many that were.
 * @param which of them; all where left out
 * @param acting whether those end, too, in which the user acts as somebody else
 * @returns how many had not expired
 */
export async function endSessions(
  tx: Transaction,
  actor: EventActor,
  { userId, which, acting = false }: { userId: string; which?: SQL; acting?: boolean },
): Promise<number> {
  const ended = await tx
    .delete(sessions)
    .where(
      or(and(eq(sessions.userId, userId), which), acting ? eq(sessions.impersonatedBy, userId) : undefined),
    )
    .returning({ expiresAt: sessions.expiresAt });
  // Expired sessions remain until the clean-up; no list shows them.
  const now = new Date();
  const count = ended.filter(({ expiresAt }) => expiresAt > now).length;
  if (count > 0)
    await recordEvents(tx, [{ actor, action: 'user.sessions-revoked', subjectId: userId, data: { count } }]);
  return count;
}
