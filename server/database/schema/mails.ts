import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, utcTimestamp } from './columns.ts';

/**
 * The queue of outgoing mail. `queued` waits or is retried; `sent`, `failed` and `expired` are over; `caught` is
 * shown at /dev/mailbox in place of being sent; `decoy` only costs the same time as a real one.
 */
const mailStates = ['queued', 'sent', 'failed', 'expired', 'caught', 'decoy'] as const;

export type MailState = (typeof mailStates)[number];

export const mails = pgTable(
  'mails',
  {
    id: id(),
    state: text('state', { enum: mailStates }).notNull(),
    recipient: text('recipient').notNull(),
    template: text('template').notNull(),
    language: text('language').notNull(),
    /** What the template needs, encrypted, since it holds codes. Wiped as soon as the mail is over. */
    payload: text('payload'),
    attempts: integer('attempts').notNull().default(0),
    /** How many mails to the same user were waiting when it came: everybody's first ones go first. */
    turn: integer('turn').notNull().default(0),
    nextAttemptAt: utcTimestamp('next_attempt_at').notNull().defaultNow(),
    /** Until then one worker has the mail; after a crash another may take it. */
    lockedUntil: utcTimestamp('locked_until'),
    /** When the mail has become useless and is dropped unsent. */
    expiresAt: utcTimestamp('expires_at').notNull(),
    lastError: text('last_error'),
    createdAt: createdAt(),
    sentAt: utcTimestamp('sent_at'),
  },
  (table) => [
    index('mails_due_index').on(table.turn, table.nextAttemptAt).where(sql`${table.state} = 'queued'`),
    index('mails_waiting_index').on(table.recipient).where(sql`${table.state} = 'queued'`),
    index('mails_created_index').on(table.createdAt),
    check('mails_state_check', sql.raw(`state in (${mailStates.map((state) => `'${state}'`).join(', ')})`)),
  ],
);
