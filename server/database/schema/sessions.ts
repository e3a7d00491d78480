import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, updatedAt, utcTimestamp } from './columns.ts';
import { organizations } from './organizations.ts';
import { teams } from './teams.ts';
import { users } from './users.ts';

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
    /** The admin who acts as the user; the session ends when that admin is deleted. */
    impersonatedBy: text('impersonated_by').references(() => users.id, { onDelete: 'cascade' }),
    activeOrganizationId: text('active_organization_id').references(() => organizations.id, {
      onDelete: 'set null',
    }),
    activeTeamId: text('active_team_id').references(() => teams.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('sessions_user_index').on(table.userId),
    index('sessions_expires_index').on(table.expiresAt),
    index('sessions_impersonated_by_index').on(table.impersonatedBy),
    index('sessions_active_organization_index').on(table.activeOrganizationId),
    index('sessions_active_team_index').on(table.activeTeamId),
  ],
);
