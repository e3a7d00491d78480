import { sql } from 'drizzle-orm';
import { integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, utcTimestamp } from './columns.ts';
import { organizations } from './organizations.ts';

export const teams = pgTable(
  'teams',
  {
    id: id(),
    name: text('name').notNull(),
    organizationId: text('organization_id')
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    /** Counted by better-auth, which holds the limit of members with it. */
    memberCount: integer('member_count').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: utcTimestamp('updated_at').$onUpdateFn(() => new Date()),
  },
  (table) => [
    uniqueIndex('teams_organization_name_unique').on(table.organizationId, sql`lower(${table.name})`),
  ],
);
