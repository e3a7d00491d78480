import { index, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, id, updatedAt, utcTimestamp } from './columns.ts';
import { users } from './users.ts';

/** A social account linked to a user. */
export const accounts = pgTable(
  'accounts',
  {
    id: id(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    /** What the user is called there, as the provider said when the account was linked. */
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
