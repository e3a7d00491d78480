import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { utcTimestamp } from '../database/tables/columns.ts';

/**
 * Counters of the rate limits, shared by all instances. Keys contain the rule and a keyed hash of address or IP. The
 * columns and their order are those that rate-limiter-flexible expects.
 */
export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  points: integer('points').notNull(),
  /** Milliseconds since 1970. */
  expire: bigint('expire', { mode: 'number' }).notNull(),
});

/**
 * Times of wrong codes for an address within the last hour, and of mails with codes to it within the last day. Keys
 * contain which, and a keyed hash of the address.
 */
export const codeFailures = pgTable(
  'code_failures',
  {
    key: text('key').primaryKey(),
    moments: utcTimestamp('moments').array().notNull(),
    /** When the newest of them no longer counts. */
    expiresAt: utcTimestamp('expires_at').notNull().default(sql`now() + interval '1 hour'`),
  },
  (table) => [index('code_failures_expires_index').on(table.expiresAt)],
);
