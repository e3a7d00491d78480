import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { utcTimestamp } from './columns.ts';
import { repositoryColumns } from './repositories.ts';

/**
 * Deleted repositories while their deletion can be undone, in a separate table: so no list or index of the others has
 * to filter them.
 */
export const deletedRepositories = pgTable(
  'deleted_repositories',
  {
    ...repositoryColumns(),
    deletedAt: utcTimestamp('deleted_at').notNull().defaultNow(),
    /** Only the user who deleted it can restore it. */
    deletedBy: text('deleted_by').notNull(),
  },
  (table) => [
    index('deleted_repositories_by_index').on(table.deletedBy, table.deletedAt),
    index('deleted_repositories_at_index').on(table.deletedAt),
  ],
);
