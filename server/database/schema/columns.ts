import { text, timestamp } from 'drizzle-orm/pg-core';

/** A moment in UTC, to the millisecond: exactly what a JavaScript Date holds, so comparisons agree. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/**
 * Identifier of the tables that better-auth fills. Text, not uuid: better-auth puts identifiers from requests into
 * its queries unchecked, and a malformed one must find nothing rather than fail.
 */
export const id = () =>
  text('id')
    .primaryKey()
    .$defaultFn(() => crypto.randomUUID());

export const createdAt = () => moment('created_at').notNull().defaultNow();

export const updatedAt = () =>
  moment('updated_at')
    .notNull()
    .defaultNow()
    .$onUpdateFn(() => new Date());
