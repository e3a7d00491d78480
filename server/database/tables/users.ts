import { isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { sortKey } from '../sort-key.ts';
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
    /** Null while banned: no end. */
    banExpires: utcTimestamp('ban_expires'),
    /** The language of mails, and of pages if neither URL nor browser specifies one. */
    language: text('language'),
    onboardedAt: utcTimestamp('onboarded_at'),
    /** Last use of a session by the user, accurate to some minutes: not written with each request. */
    lastSeenAt: utcTimestamp('last_seen_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    sortName: sortName('name'),
    search: search('name', 'email'),
    starts: starts('name', 'email'),
  },
  (table) => [
    uniqueIndex('users_email_folded_unique').on(sql`lower(${table.email})`),
    // The newest, and their number in a period.
    index('users_created_index').on(table.createdAt, table.id),
    // The other orders of the list, with the tie-breaker for keyset pagination.
    uniqueIndex('users_order_unique').on(table.sortName, table.id),
    index('users_seen_index').on(sortKey(table.lastSeenAt), table.id),
    // Few rows match the filter and the check that an admin remains, whatever the number of users. Admins in each order
    // of the list: the planner overestimates their number, and would scan all users.
    index('users_admins_index').on(table.createdAt, table.id).where(isAdmin(table.role)),
    index('users_admins_order_index').on(table.sortName, table.id).where(isAdmin(table.role)),
    index('users_admins_seen_index').on(sortKey(table.lastSeenAt), table.id).where(isAdmin(table.role)),
    index('users_banned_index').on(table.createdAt, table.id).where(sql`${table.banned}`),
    index('users_onboarding_index').on(table.createdAt, table.id).where(isNull(table.onboardedAt)),
    index('users_search_index').using('gin', table.search.op('gin_trgm_ops')),
    index('users_starts_index').using('gin', table.starts.op('gin_trgm_ops')),
  ],
);

function isAdmin(role: SQLWrapper): SQL {
  return sql`'admin' = any (string_to_array(${role}, ','))`;
}
