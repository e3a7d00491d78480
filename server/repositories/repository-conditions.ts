import { and, gte, type SQL, sql } from 'drizzle-orm';
import type { RepositoryFilter } from '#contract/repositories/repositories.ts';
import type { ApiContext } from '../api/api-context.ts';
import { findPermittedUser } from '../api/require-permission.ts';
import { auditEvents, repositories } from '../database/schema/index.ts';

/**
 * Which repositories a filter means; undefined for all.
 * @throws {ApiError} RESOURCE_NOT_ALLOWED for who may not know who added what
 */
export async function repositoryConditions(
  context: Pick<ApiContext, 'findCurrentUser'>,
  { changedWithin, addedSince, addedBy }: Omit<RepositoryFilter, 'searchTerm'>,
): Promise<SQL | undefined> {
  if (addedBy) await findPermittedUser(context, { apps: ['manager'], repository: ['read'] });
  return and(
    changedWithin === undefined
      ? undefined
      : sql`${repositories.updatedAt} > now() - ${changedWithin}::int * interval '1 day'`,
    addedSince === undefined ? undefined : gte(repositories.createdAt, new Date(addedSince)),
    // The audit trail tells who added one, by hand or by an import.
    addedBy &&
      sql`${repositories.id} in (
        select ${auditEvents.subjectId}::uuid from ${auditEvents}
        where ${auditEvents.subjectType} = 'repository' and ${auditEvents.action} = 'repository.created'
          and ${auditEvents.actorId} = any (${sql.param(addedBy)}::text[]))`,
  );
}
