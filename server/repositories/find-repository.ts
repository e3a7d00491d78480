import { eq, type SQL } from 'drizzle-orm';
import type { Repository } from '#contract/repositories/repositories.ts';
import { ApiError } from '../config/api-error.ts';
import type { Database } from '../database/database.ts';
import { isUuid } from '../database/is-uuid.ts';
import { repositories } from '../database/schema/index.ts';

/** Names one repository in a query. A malformed id is that of no repository: REPOSITORY_NOT_FOUND. */
export function hasId(id: string): SQL {
  rejectMalformedId(id);
  return eq(repositories.id, id);
}

/**
 * Asked for with nearly every page of a repository, so it is written by hand and prepared: drizzle's own takes two
 * rounds to the database and is planned anew each time.
 * @throws {ApiError} REPOSITORY_NOT_FOUND
 */
export async function findRepository(
  { shortReads }: Pick<Database, 'shortReads'>,
  id: string,
): Promise<Repository> {
  rejectMalformedId(id);
  const [row] = await shortReads.records<Repository[]>`
    select id, name, link, description, created_at as "createdAt", updated_at as "updatedAt"
    from repositories where id = ${id}`;
  if (!row) throw new ApiError(404, 'REPOSITORY_NOT_FOUND');
  const { createdAt, updatedAt, ...rest } = row;
  return {
    ...rest,
    createdAt: new Date(createdAt).toISOString(),
    updatedAt: new Date(updatedAt).toISOString(),
  };
}

function rejectMalformedId(id: string): void {
  if (!isUuid(id)) throw new ApiError(404, 'REPOSITORY_NOT_FOUND');
}
