import { isNotNull, sql } from 'drizzle-orm';
import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { AuditAction, AuditSubject } from '#contract/facts/audit-actions.ts';
import { createdAt } from '../database/tables/columns.ts';

/**
 * Audit trail: actor, action, record, origin and time of each event. Append-only, which a trigger holds: rows outlive the
 * users, records and organizations that they name, so they contain ids without foreign keys.
 */
export const auditEvents = pgTable(
  'audit_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Null if no user was signed in, as for a rejected code. */
    actorId: text('actor_id'),
    /** The admin who impersonated the actor, if any. */
    impersonatorId: text('impersonator_id'),
    /** The organization in which it was done; null for the whole installation. */
    organizationId: text('organization_id'),
    action: text('action').$type<AuditAction>().notNull(),
    subjectType: text('subject_type').$type<AuditSubject>().notNull(),
    subjectId: text('subject_id').notNull(),
    /**
     * Details of the action, such as the changed fields. Never a secret. Of users' texts only the `name` of what was deleted
     * (`names` of a team), unless its owner alone may read it.
     */
    data: jsonb('data').$type<Record<string, unknown>>(),
    /** Of the request, as the log has it, or of the job. */
    requestId: text('request_id'),
    /** Network of the request: of an IPv4 address the first 24 bits, of an IPv6 address 48. */
    address: text('address'),
    /** 'web', 'desktop 1.2.3', 'job', or 'api-key' with its id; null for the command line. */
    client: text('client'),
    createdAt: createdAt(),
  },
  (table) => [
    // The activity of one record, newest first.
    index('audit_events_subject_index').on(table.subjectType, table.subjectId, table.id),
    // How often something happened in a period.
    index('audit_events_action_index').on(table.action, table.createdAt, table.id),
    // The audit log, newest first: all of it, and by each of its filters.
    index('audit_events_time_index').on(table.createdAt, table.id),
    index('audit_events_kind_index').on(table.subjectType, table.createdAt, table.id),
    // With what else it is narrowed by, or PostgreSQL would look through the events of everybody.
    index('audit_events_actor_index').on(
      table.actorId,
      table.createdAt,
      table.id,
      table.action,
      table.subjectType,
    ),
    index('audit_events_impersonator_index')
      .on(table.impersonatorId, table.createdAt, table.id)
      .where(isNotNull(table.impersonatorId)),
    index('audit_events_organization_index')
      .on(table.organizationId, table.createdAt, table.id, table.action, table.subjectType)
      .where(isNotNull(table.organizationId)),
    // To which organization records were moved, or moved back.
    index('audit_events_target_index')
      .on(sql`(${table.data} ->> 'to')`, table.createdAt, table.id)
      .where(sql`${table.action} like '%.moved%'`),
    // Whose the record is, of records that are a user's.
    index('audit_events_owner_index')
      .on(sql`(${table.data} ->> 'userId')`, table.createdAt, table.id)
      .where(sql`${table.data} ->> 'userId' is not null`),
    index('audit_events_request_index').on(table.requestId).where(isNotNull(table.requestId)),
    // Who did what to which records. Without users: they sign in daily, which would be very many rows.
    index('audit_events_actors_index')
      .on(table.action, table.actorId, table.subjectId)
      .where(sql`${table.subjectType} <> 'user'`),
  ],
);
