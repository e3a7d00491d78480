import { and, desc, eq, gt, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Language } from '#contract/facts/languages.ts';
import type { OpenSessions } from '#contract/schemas/session-info.ts';
import type { Environment } from '../config/settings.ts';
import type { Database } from '../database/database.ts';
import { users } from '../database/tables/users.ts';
import { deviceOf } from './device.ts';
import type { Geoip } from './geoip.ts';
import { shownSessions } from './seeded-sessions.ts';
import { sessions } from './tables.ts';

/** Condition for the open sessions of a user. */
export function isOpenSession(userId: string, shown: { demo: boolean }): SQL | undefined {
  return and(eq(sessions.userId, userId), gt(sessions.expiresAt, new Date()), shownSessions(shown));
}

interface SessionsContext {
  database: Pick<Database, 'db'>;
  environment: Pick<Environment, 'demo'>;
  geoip: Geoip;
  /** Language of the locations. */
  language: Language;
  /** The current session. */
  session(): Promise<{ session: { id: string } } | null>;
}

/**
 * The open sessions of a user, for display: the current one first, then the most recently used.
 * @param condition restricts them further
 */
export async function openSessions(
  context: SessionsContext,
  userId: string,
  condition?: SQL,
): Promise<OpenSessions> {
  const { database, environment, geoip, language } = context;
  const currentId = (await context.session())?.session.id ?? '';
  const admins = alias(users, 'admins');
  const rows = await database.db
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
    .where(and(isOpenSession(userId, { demo: environment.demo }), condition))
    .orderBy(desc(eq(sessions.id, currentId)), desc(sessions.updatedAt), desc(sessions.id));
  const items = rows.map(({ userAgent, ipAddress, createdAt, lastUsedAt, ...row }) => ({
    ...row,
    device: deviceOf(userAgent),
    ipAddress: ipAddress || null,
    place: geoip.locate(ipAddress, language),
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    isCurrent: row.id === currentId,
  }));
  return { readAt: new Date().toISOString(), items };
}
