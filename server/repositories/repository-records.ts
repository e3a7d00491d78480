import { and, gte, type SQL, sql } from 'drizzle-orm';
import { listedRepositorySchema, type RepositoryFilter } from '#contract/repositories/repositories.ts';
import type { ApiContext } from '../api/api-context.ts';
import { findPermittedUser } from '../api/require-permission.ts';
import { auditEvents } from '../audit/tables.ts';
import { repositories } from '../database/schema/repositories.ts';
import { organizations } from '../database/tables/tenants.ts';
import { listedColumns } from '../entities/listed-columns.ts';
import { defineList } from '../lists/define-list.ts';
import { defineRecords } from '../records/define-records.ts';
import { referredName } from '../records/referred-names.ts';

export const repositoryRecords = defineRecords({
  kind: 'repository',
  table: repositories,
  name: repositories.name,
  usedMessages: { repositories_name_unique: 'repositories:validation.name.used' },
});

/** Names of what a repository refers to. */
export const repositoryNames = {
  organization: referredName(repositories.organizationId, organizations.name),
};

export const repositoryList = defineList({
  table: repositories,
  columns: listedColumns(repositories, repositoryNames, listedRepositorySchema),
  sorts: { name: repositories.sortName, updated: repositories.updatedAt },
});

/**
 * Returns the condition for the repositories of a filter; undefined for all.
 * @throws {ApiError} RESOURCE_NOT_ALLOWED for `addedBy` without access to the manager area
 */
export async function repositoryConditions(
  context: Pick<ApiContext, 'findCurrentUser'>,
  { changedWithin, addedSince, addedBy }: Omit<RepositoryFilter, 'searchTerm' | 'scope'>,
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
