import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import { operation } from '../api/operation.ts';
import { sessions } from '../database/schema/index.ts';
import { requireOwner } from './require-owner.ts';

export const listOwnSessions = operation.account.sessions
  .use(requireOwner)
  .handler(async ({ context: { database, person, sessionId } }) => {
    const now = new Date();
    const rows = await database.db
      .select()
      .from(sessions)
      .where(
        and(eq(sessions.userId, person.id), gt(sessions.expiresAt, now), isNull(sessions.impersonatedBy)),
      )
      .orderBy(desc(eq(sessions.id, sessionId)), desc(sessions.updatedAt));
    return {
      readAt: now.toISOString(),
      items: rows.map(({ id, ipAddress, createdAt, updatedAt }) => ({
        id,
        device: { browser: null, system: null, kind: 'other' as const },
        ipAddress: ipAddress || null,
        place: null,
        createdAt: createdAt.toISOString(),
        lastUsedAt: updatedAt.toISOString(),
        impersonatedBy: null,
        isCurrent: id === sessionId,
      })),
    };
  });
