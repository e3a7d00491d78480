import type { PgColumn } from 'drizzle-orm/pg-core';
import type { RepositoryListInput } from '#contract/repositories/repositories.ts';
import { repositories } from '../database/schema/index.ts';
import { storedColumns } from '../database/stored-columns.ts';
import { defineList } from '../lists/define-list.ts';

const { createdAt: _, ...columns } = storedColumns(repositories);

export const repositoryList = defineList({
  table: repositories,
  columns,
  sorts: {
    name: repositories.sortName,
    updated: repositories.updatedAt,
  } satisfies Record<RepositoryListInput['sort'], PgColumn>,
});
