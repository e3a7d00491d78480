import { sql } from 'drizzle-orm';
import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { AuditAction, AuditSubject } from '#contract/audit.ts';
import { createdAt } from './columns.ts';

/**
 * Who did what to which record, and when. Rows are only ever added: they outlive the users and records that they
 * name, so they hold identifiers and no references.
 */
export const auditEvents = pgTable(
  'audit_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Null where nobody was signed in, as at a refused code. */
    actorId: text('actor_id'),
    /** The admin who acted as the actor, where one did. */
    impersonatorId: text('impersonator_id'),
    action: text('action').$type<AuditAction>().notNull(),
    subjectType: text('subject_type').$type<AuditSubject>().notNull(),
    subjectId: text('subject_id').notNull(),
    /** What else the action is about, such as the fields that changed. Never a secret, never a user's words. */
    data: jsonb('data').$type<Record<string, unknown>>(),
    createdAt: createdAt(),
  },
  (table) => [
    // The activity of one record, newest first.
    index('audit_events_subject_index').on(table.subjectType, table.subjectId, table.id),
    // How often something happened in a period.
    index('audit_events_action_index').on(table.action, table.createdAt),
    // Who has added repositories, and which.
    index('audit_events_authors_index')
      .on(table.actorId, table.subjectId)
      .where(sql`${table.action} = 'repository.created'`),
  ],
);
