import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, utcTimestamp } from './columns.ts';
import { organizations } from './organizations.ts';
import { users } from './users.ts';

export const invitations = pgTable(
  'invitations',
  {
    id: id(),
    organizationId: text('organization_id')
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    role: text('role'),
    /** One or several teams, comma-separated, hence no foreign key. */
    teamId: text('team_id'),
    status: text('status').notNull().default('pending'),
    expiresAt: utcTimestamp('expires_at').notNull(),
    inviterId: text('inviter_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    index('invitations_organization_index').on(table.organizationId),
    index('invitations_email_index').on(table.email),
    index('invitations_inviter_index').on(table.inviterId),
  ],
);
