import { type AuditAction, subjectOf } from '#contract/facts/audit-actions.ts';
import type { Database } from '../database/database.ts';
import { eventOrigin } from '../observability/event-origin.ts';
import { auditEvents } from './tables.ts';

/** The subject of events about nobody in particular: a code refused at an address without an account. */
export const noSubject = '';

/** Actor of an event: the signed-in user, and the admin who acted as that user, if one did. */
export interface EventActor {
  id: string;
  impersonatedBy: { id: string } | null;
}

/** The actor of what nobody can do for somebody else. */
export function asSelf(id: string): EventActor {
  return { id, impersonatedBy: null };
}

export interface AuditEvent {
  /** Null where nobody was signed in. */
  actor: EventActor | null;
  action: AuditAction;
  subjectId: string;
  /** Organization of the record, where it has one; an event about an organization is in that one. */
  organizationId?: string | null | undefined;
  /** See the table: never a secret, of users' words only the name of what is deleted. */
  data?: Record<string, unknown>;
}

/** The connection, or the transaction that writes what the events tell of: both then hold or neither. */
type Writer = Pick<Database['db'], 'insert'>;

/** One statement takes 65,535 parameters at most. */
const atOnce = 1000;

/** Adds to the audit trail, with the origin of the request or job. The kind of record is the first part of the action's name. */
export async function recordEvents(db: Writer, events: readonly AuditEvent[]): Promise<void> {
  const origin = eventOrigin.getStore();
  for (let from = 0; from < events.length; from += atOnce) {
    const rows = events.slice(from, from + atOnce);
    await db.insert(auditEvents).values(
      rows.map(({ actor, organizationId, ...event }) => {
        const subjectType = subjectOf(event.action);
        const isOrganization = (subjectType as string) === 'organization';
        return {
          ...event,
          ...origin,
          actorId: actor?.id,
          impersonatorId: actor?.impersonatedBy?.id,
          organizationId: isOrganization ? event.subjectId : organizationId,
          subjectType,
        };
      }),
    );
  }
}
