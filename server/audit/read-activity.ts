import { and, desc, eq, inArray, ne, notInArray, type SQL } from 'drizzle-orm';
import { alias, unionAll } from 'drizzle-orm/pg-core';
import { type Activity, type Actor, longestActivity, mostRefusals } from '#contract/api/activity.ts';
import { type AuditSubject, signInActions } from '#contract/audit.ts';
import type { Database } from '../database/database.ts';
import { auditEvents, users } from '../database/schema/index.ts';

const impersonators = alias(users, 'impersonators');

const actorColumns = { id: users.id, name: users.name, image: users.image };

function isAbout(subject: AuditSubject, id: string): SQL | undefined {
  return and(eq(auditEvents.subjectType, subject), eq(auditEvents.subjectId, id));
}

/** What was done to one record, newest first. */
export async function readActivity(
  { db }: Pick<Database, 'db'>,
  subject: AuditSubject,
  id: string,
): Promise<Activity> {
  const newest = (condition: SQL, count: number) =>
    db
      .select({ id: auditEvents.id })
      .from(auditEvents)
      .where(and(isAbout(subject, id), condition))
      .orderBy(desc(auditEvents.id))
      .limit(count);
  const shown = unionAll(
    newest(ne(auditEvents.action, 'user.code-refused'), longestActivity),
    newest(eq(auditEvents.action, 'user.code-refused'), mostRefusals),
  );
  const rows = await db
    .select({
      id: auditEvents.id,
      action: auditEvents.action,
      data: auditEvents.data,
      createdAt: auditEvents.createdAt,
      actor: actorColumns,
      impersonatorId: auditEvents.impersonatorId,
      impersonator: { name: impersonators.name, image: impersonators.image },
    })
    .from(auditEvents)
    .leftJoin(users, eq(users.id, auditEvents.actorId))
    .leftJoin(impersonators, eq(impersonators.id, auditEvents.impersonatorId))
    .where(inArray(auditEvents.id, shown))
    .orderBy(desc(auditEvents.id))
    .limit(longestActivity);
  return {
    readAt: new Date().toISOString(),
    items: rows.map(({ impersonatorId, impersonator, ...row }) => ({
      ...row,
      id: String(row.id),
      impersonatedBy:
        impersonatorId === null ? null : { id: impersonatorId, name: '', image: null, ...impersonator },
      createdAt: row.createdAt.toISOString(),
    })),
  };
}

/** Who did something to a record last, signing in apart; null where nobody was signed in, or the person is gone. */
export async function readLastActor(
  db: Pick<Database['db'], 'select'>,
  subject: AuditSubject,
  id: string,
): Promise<Actor | null> {
  const [row] = await db
    .select({ actor: actorColumns })
    .from(auditEvents)
    .leftJoin(users, eq(users.id, auditEvents.actorId))
    .where(and(isAbout(subject, id), notInArray(auditEvents.action, [...signInActions])))
    .orderBy(desc(auditEvents.id))
    .limit(1);
  return row?.actor ?? null;
}
