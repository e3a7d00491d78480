import { index, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns.ts';
import { teams } from './teams.ts';
import { users } from './users.ts';

export const teamMembers = pgTable(
  'team_members',
  {
    id: id(),
    teamId: text('team_id')
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** better-auth's own guard against adding the same user twice. */
    membershipKey: text('membership_key').unique(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('team_members_team_user_unique').on(table.teamId, table.userId),
    index('team_members_user_index').on(table.userId),
  ],
);
