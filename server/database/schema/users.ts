import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, moment, updatedAt } from './columns.ts';

export const users = pgTable(
  'users',
  {
    id: id(),
    /** Empty until onboarding asks for it. */
    name: text('name').notNull(),
    email: text('email').notNull().unique(),
    emailVerified: boolean('email_verified').notNull().default(false),
    image: text('image'),
    /** One or several of contract/permissions.ts's roles, comma-separated. */
    role: text('role').notNull().default('user'),
    banned: boolean('banned').notNull().default(false),
    banReason: text('ban_reason'),
    /** Null while banned means: without end. */
    banExpires: moment('ban_expires'),
    /** The language of mails, and of pages where no cookie says otherwise. */
    language: text('language'),
    onboardedAt: moment('onboarded_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('users_email_folded_unique').on(sql`lower(${table.email})`),
    // The newest, and how many came in a period.
    index('users_created_index').on(table.createdAt, table.id),
  ],
);
