import { and, desc, eq, gt, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { SessionInfo } from '#contract/api/session-info.ts';
import type { Database } from '../database/database.ts';
import { sessions, users } from '../database/schema/index.ts';

/**
 * The open sessions of a person, last used first.
 * @param currentId of the session that asks
 * @param condition which of them, where not all
 */
export async function openSessions(
  { db }: Pick<Database, 'db'>,
  userId: string,
  currentId: string | null,
  condition?: SQL,
): Promise<SessionInfo[]> {
  const admins = alias(users, 'admins');
  const rows = await db
    .select({
      id: sessions.id,
      userAgent: sessions.userAgent,
      ipAddress: sessions.ipAddress,
      createdAt: sessions.createdAt,
      lastUsedAt: sessions.updatedAt,
      impersonatedBy: { id: admins.id, name: admins.name },
    })
    .from(sessions)
    .leftJoin(admins, eq(admins.id, sessions.impersonatedBy))
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, new Date()), condition))
    .orderBy(desc(sessions.updatedAt), desc(sessions.id));
  return rows.map(({ userAgent, ipAddress, createdAt, lastUsedAt, ...row }) => ({
    ...row,
    device: { browser: null, system: null, kind: 'other' },
    ipAddress,
    place: null,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    isCurrent: row.id === currentId,
  }));
}
