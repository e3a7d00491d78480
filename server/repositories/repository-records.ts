import { and, gte, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { RepositoryFilter, RepositoryListInput } from '#contract/repositories/repositories.ts';
import type { ApiContext } from '../api/api-context.ts';
import { findPermittedUser } from '../api/require-permission.ts';
import { auditEvents, repositories } from '../database/schema/index.ts';
import { storedColumns } from '../database/stored-columns.ts';
import { defineList } from '../lists/define-list.ts';
import { defineRecords } from '../records/define-records.ts';

export const repositoryRecords = defineRecords({
  kind: 'repository',
  table: repositories,
  name: repositories.name,
  usedMessages: { repositories_name_unique: 'repositories:validation.name.used' },
});

const { createdAt: _, ...columns } = storedColumns(repositories);

export const repositoryList = defineList({
  table: repositories,
  columns,
  sorts: {
    name: repositories.sortName,
    updated: repositories.updatedAt,
  } satisfies Record<RepositoryListInput['sort'], PgColumn>,
});

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
