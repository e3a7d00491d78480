import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, updatedAt, utcTimestamp } from './columns.ts';

/** What waits for its proof: sign-in codes (as HMAC) and the state of social sign-ins. */
export const verifications = pgTable(
  'verifications',
  {
    id: id(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: utcTimestamp('expires_at').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('verifications_identifier_index').on(table.identifier),
    index('verifications_expires_index').on(table.expiresAt),
  ],
);
