import { eq, type SQL } from 'drizzle-orm';
import type { Repository } from '#contract/api/repositories.ts';
import type { Database } from '../database/database.ts';
import { isUuid } from '../database/is-uuid.ts';
import { repositories } from '../database/schema/index.ts';
import { ApiError } from '../http/api-error.ts';
import { repositoryColumns, toRepository } from './to-repository.ts';

/** Names one repository in a query. A malformed id is that of no repository: REPOSITORY_NOT_FOUND. */
export function hasId(id: string): SQL {
  if (!isUuid(id)) throw new ApiError(404, 'REPOSITORY_NOT_FOUND');
  return eq(repositories.id, id);
}

/** @throws {ApiError} REPOSITORY_NOT_FOUND */
export async function findRepository({ db }: Pick<Database, 'db'>, id: string): Promise<Repository> {
  const [row] = await db.select(repositoryColumns).from(repositories).where(hasId(id));
  if (!row) throw new ApiError(404, 'REPOSITORY_NOT_FOUND');
  return toRepository(row);
}
