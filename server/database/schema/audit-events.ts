import { sql } from 'drizzle-orm';
import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { AuditAction, AuditSubject } from '#contract/audit.ts';
import { createdAt } from './columns.ts';

/**
 * Audit trail: actor, action, record and time of each event. Append-only: rows outlive the users and records
 * that they name, so they contain ids without foreign keys.
 */
export const auditEvents = pgTable(
  'audit_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Null if no user was signed in, as for a rejected code. */
    actorId: text('actor_id'),
    /** The admin who impersonated the actor, if any. */
    impersonatorId: text('impersonator_id'),
    action: text('action').$type<AuditAction>().notNull(),
    subjectType: text('subject_type').$type<AuditSubject>().notNull(),
    subjectId: text('subject_id').notNull(),
    /** Details of the action, such as the changed fields. Never a secret, never a user's text. */
    data: jsonb('data').$type<Record<string, unknown>>(),
    createdAt: createdAt(),
  },
  (table) => [
    // The activity of one record, newest first.
    index('audit_events_subject_index').on(table.subjectType, table.subjectId, table.id),
    // How often something happened in a period.
    index('audit_events_action_index').on(table.action, table.createdAt),
    // Who did what to which records. Without users: they sign in daily, which would be very many rows.
    index('audit_events_actors_index')
      .on(table.action, table.actorId, table.subjectId)
      .where(sql`${table.subjectType} <> 'user'`),
  ],
);
