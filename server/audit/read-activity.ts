import { and, desc, eq, max, ne, notInArray, type SQL, sql } from 'drizzle-orm';
import { alias, unionAll } from 'drizzle-orm/pg-core';
import type { AuditSubject } from '#contract/facts/audit-actions.ts';
import { type Activity, type Actor, longestActivity, mostRefusals } from '#contract/schemas/activity.ts';
import { mostFoldedEvents } from '#contract/schemas/most-folded-events.ts';
import { signInActions } from '#contract/sign-in-events.ts';
import type { Database } from '../database/database.ts';
import { users } from '../database/tables/users.ts';
import { auditEvents } from './tables.ts';

const impersonators = alias(users, 'impersonators');

const actorColumns = { id: users.id, name: users.name, image: users.image };

function isAbout(subject: AuditSubject, id: string): SQL | undefined {
  return and(eq(auditEvents.subjectType, subject), eq(auditEvents.subjectId, id));
}

/** Signing in on a device that is known: what happens daily, and says little by itself. */
const isRoutine = sql<boolean>`${auditEvents.action} = 'user.signed-in' and ${auditEvents.data} -> 'newDevice' is null`;

/**
 * Reads the events about one record, newest first. Consecutive routine events count as one entry, so that
 * they push nothing else out.
 */
export async function readActivity(
  { db }: Pick<Database, 'db'>,
  subject: AuditSubject,
  id: string,
): Promise<Activity> {
  const events = db
    .select({ id: auditEvents.id, isRoutine: isRoutine.as('is_routine') })
    .from(auditEvents)
    .where(and(isAbout(subject, id), ne(auditEvents.action, 'user.code-refused')))
    .orderBy(desc(auditEvents.id))
    .limit(mostFoldedEvents)
    .as('events');
  // Routine events have the number of the event that came after them; any other one has a number of its own.
  const numbered = db
    .select({
      id: events.id,
      isRoutine: events.isRoutine,
      run: sql`count(*) filter (where not ${events.isRoutine}) over (order by ${events.id} desc)`.as('run'),
    })
    .from(events)
    .as('numbered');
  const entries = db
    .select({
      entryId: max(numbered.id).as('entry_id'),
      entryCount: sql<number>`count(*)::int`.as('entry_count'),
    })
    .from(numbered)
    .groupBy(numbered.run, numbered.isRoutine)
    .orderBy(desc(max(numbered.id)))
    .limit(longestActivity);
  const refusedCodes = db
    .select({ entryId: auditEvents.id, entryCount: sql<number>`1` })
    .from(auditEvents)
    .where(and(isAbout(subject, id), eq(auditEvents.action, 'user.code-refused')))
    .orderBy(desc(auditEvents.id))
    .limit(mostRefusals);
  const shown = unionAll(entries, refusedCodes).as('shown');
  const rows = await db
    .select({
      id: auditEvents.id,
      action: auditEvents.action,
      count: shown.entryCount,
      data: auditEvents.data,
      createdAt: auditEvents.createdAt,
      actor: actorColumns,
      impersonatorId: auditEvents.impersonatorId,
      impersonator: { name: impersonators.name, image: impersonators.image },
    })
    .from(shown)
    .innerJoin(auditEvents, eq(auditEvents.id, shown.entryId))
    .leftJoin(users, eq(users.id, auditEvents.actorId))
    .leftJoin(impersonators, eq(impersonators.id, auditEvents.impersonatorId))
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

/** Reads the actor of the last event about a record, sign-ins aside; null if there is none, or no more. */
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
