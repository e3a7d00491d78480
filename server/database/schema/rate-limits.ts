import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { utcTimestamp } from './columns.ts';

/** Counters of the rate limits, shared by all instances. Keys name the rule and a keyed hash of address or IP. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    hits: integer('hits').notNull(),
    expiresAt: utcTimestamp('expires_at').notNull(),
  },
  (table) => [index('rate_limits_expires_index').on(table.expiresAt)],
);
