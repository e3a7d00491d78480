import { getTableColumns } from 'drizzle-orm';
import type { Repository } from '#contract/api/repositories.ts';
import { repositories } from '../database/schema/index.ts';

const { search: _search, sortName: _sortName, ...columns } = getTableColumns(repositories);

/** All of a repository but what the database makes of it for lists. */
export const repositoryColumns = columns;

/** A row as it goes over the wire. */
export function toRepository(
  row: Omit<Repository, 'createdAt' | 'updatedAt'> & { createdAt: Date; updatedAt: Date },
): Repository {
  return { ...row, createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() };
}
