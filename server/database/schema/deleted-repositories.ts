import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { utcTimestamp } from './columns.ts';
import { repositoryColumns } from './repositories.ts';

/**
 * Deleted repositories while their deletion can be undone, apart from the living ones: so no list and no index of
 * those has to look past them.
 */
export const deletedRepositories = pgTable(
  'deleted_repositories',
  {
    ...repositoryColumns(),
    deletedAt: utcTimestamp('deleted_at').notNull().defaultNow(),
    /** Only who deleted it can bring it back. */
    deletedBy: text('deleted_by').notNull(),
  },
  (table) => [
    index('deleted_repositories_by_index').on(table.deletedBy, table.deletedAt),
    index('deleted_repositories_at_index').on(table.deletedAt),
  ],
);
