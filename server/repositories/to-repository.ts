import { getTableColumns } from 'drizzle-orm';
import type { Repository } from '#contract/api/repositories.ts';
import { repositories } from '../database/schema/index.ts';

const { search: _, ...columns } = getTableColumns(repositories);

/** All of a repository but what only the search reads. */
export const repositoryColumns = columns;

/** A row as it goes over the wire. */
export function toRepository(
  row: Omit<Repository, 'createdAt' | 'updatedAt'> & { createdAt: Date; updatedAt: Date },
): Repository {
  return { ...row, createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() };
}
