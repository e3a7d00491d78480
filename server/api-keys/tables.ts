import { foreignKey, index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, utcTimestamp } from '../database/tables/columns.ts';
import { members } from '../database/tables/tenants.ts';
import { users } from '../database/tables/users.ts';

/** Keys with which programs call the API for their owners. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: id(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The organization in which it works, and of which the owner is a member; null for the installation. */
    organizationId: text('bound_organization_id'),
    name: text('name').notNull(),
    /** SHA-256 of the key. */
    hash: text('hash').notNull().unique(),
    /** Its first characters. */
    start: text('start').notNull(),
    permissions: text('permissions').array().notNull(),
    expiresAt: utcTimestamp('expires_at'),
    lastUsedAt: utcTimestamp('last_used_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('api_keys_user_index').on(table.userId, table.createdAt),
    // It ends with the membership, and so with the organization.
    foreignKey({
      name: 'api_keys_member_fk',
      columns: [table.organizationId, table.userId],
      foreignColumns: [members.organizationId, members.userId],
    }).onDelete('cascade'),
    index('api_keys_member_index').on(table.organizationId, table.userId),
  ],
);
