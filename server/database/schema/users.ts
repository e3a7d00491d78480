import { isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, search, sortName, starts, updatedAt, utcTimestamp } from './columns.ts';

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
    banExpires: utcTimestamp('ban_expires'),
    /** The language of mails, and of pages where neither address nor browser names one. */
    language: text('language'),
    onboardedAt: utcTimestamp('onboarded_at'),
    /** When the user last used a session, to some minutes: it is written in passing, not with each request. */
    lastSeenAt: utcTimestamp('last_seen_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    sortName: sortName('name'),
    search: search('name', 'email'),
    starts: starts('name', 'email'),
  },
  (table) => [
    uniqueIndex('users_email_folded_unique').on(sql`lower(${table.email})`),
    // The newest, and how many came in a period.
    index('users_created_index').on(table.createdAt, table.id),
    // The other orders of the list, with the tie-breaker that keyset pages need.
    uniqueIndex('users_order_unique').on(table.sortName, table.id),
    index('users_seen_index').on(sql`coalesce(${table.lastSeenAt}, '-infinity')`, table.id),
    // The few that a filter means, and the question whether an admin remains, among however many others.
    // Admins in each order of the list: the database guesses that they are many, and would walk through all users.
    index('users_admins_index').on(table.createdAt, table.id).where(isAdmin(table.role)),
    index('users_admins_order_index').on(table.sortName, table.id).where(isAdmin(table.role)),
    index('users_admins_seen_index')
      .on(sql`coalesce(${table.lastSeenAt}, '-infinity')`, table.id)
      .where(isAdmin(table.role)),
    index('users_banned_index').on(table.createdAt, table.id).where(sql`${table.banned}`),
    index('users_onboarding_index').on(table.createdAt, table.id).where(isNull(table.onboardedAt)),
    index('users_search_index').using('gin', table.search.op('gin_trgm_ops')),
    index('users_starts_index').using('gin', table.starts.op('gin_trgm_ops')),
  ],
);

function isAdmin(role: SQLWrapper): SQL {
  return sql`'admin' = any (string_to_array(${role}, ','))`;
}
