import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, utcTimestamp } from '../database/tables/columns.ts';

/**
 * Outgoing mails, which jobs send. `queued` mails are waiting or retried; `sent`, `failed` and `expired` are final; `caught`
 * is shown at /dev/mailbox instead of being sent; `decoy` only takes the same time as a real one.
 */
const mailStates = ['queued', 'sent', 'failed', 'expired', 'caught', 'decoy'] as const;

export const mails = pgTable(
  'mails',
  {
    id: id(),
    state: text('state', { enum: mailStates }).notNull(),
    recipient: text('recipient').notNull(),
    template: text('template').notNull(),
    language: text('language').notNull(),
    /** Data of the template, encrypted, since it contains codes. Deleted when the mail is finished. */
    payload: text('payload'),
    attempts: integer('attempts').notNull().default(0),
    /** When it was tried last. */
    triedAt: utcTimestamp('tried_at'),
    /** When the mail has become useless and is dropped unsent. */
    expiresAt: utcTimestamp('expires_at').notNull(),
    lastError: text('last_error'),
    createdAt: createdAt(),
    sentAt: utcTimestamp('sent_at'),
  },
  (table) => [
    index('mails_waiting_index').on(table.recipient).where(sql`${table.state} = 'queued'`),
    index('mails_created_index').on(table.createdAt),
    check('mails_state_check', sql.raw(`state in (${mailStates.map((state) => `'${state}'`).join(', ')})`)),
  ],
);
