import { pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';

/** Addresses whose owners become admins when they sign in the next time; the row is gone then. */
export const adminGrants = pgTable('admin_grants', {
  /** Lower case. */
  email: text('email').primaryKey(),
  createdAt: createdAt(),
});
