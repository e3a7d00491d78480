import { index, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, id, updatedAt, utcTimestamp } from '../database/tables/columns.ts';
import { organizations } from '../database/tables/tenants.ts';
import { users } from '../database/tables/users.ts';

/** A social account linked to a user. */
export const accounts = pgTable(
  'accounts',
  {
    id: id(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    /** The user's name there, from the provider when the account was linked. */
    accountName: text('account_name'),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: utcTimestamp('access_token_expires_at'),
    refreshTokenExpiresAt: utcTimestamp('refresh_token_expires_at'),
    scope: text('scope'),
    /** Never filled (there are no passwords); better-auth's queries name it. */
    password: text('password'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    unique('accounts_provider_account_unique').on(table.providerId, table.accountId),
    index('accounts_user_index').on(table.userId),
  ],
);

export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    token: text('token').notNull().unique(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: utcTimestamp('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    /** The admin who impersonates the user; the session is deleted together with that admin. */
    impersonatedBy: text('impersonated_by').references(() => users.id, { onDelete: 'cascade' }),
    activeOrganizationId: text('active_organization_id').references(() => organizations.id, {
      onDelete: 'set null',
    }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('sessions_user_index').on(table.userId),
    index('sessions_expires_index').on(table.expiresAt),
    index('sessions_impersonated_by_index').on(table.impersonatedBy),
    index('sessions_active_organization_index').on(table.activeOrganizationId),
  ],
);

/** Pending verifications: sign-in codes (as HMAC) and the state of social sign-ins. */
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

/** Addresses whose owners become admins at their next sign-in, which deletes the row. */
export const adminGrants = pgTable('admin_grants', {
  /** Lower case. */
  email: text('email').primaryKey(),
  createdAt: createdAt(),
});
