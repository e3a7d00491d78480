import { longestDeletion } from '#contract/schemas/limits.ts';
import { operation } from '../api/operation.ts';
import { requirePermission } from '../api/require-permission.ts';
import { requireScope, requireScopeForIds } from '../api/require-scope.ts';
import { readActivity } from '../audit/read-activity.ts';
import { countMatches } from '../lists/count-matches.ts';
import { readPage } from '../lists/read-page.ts';
import { readRecord } from '../records/read-record.ts';
import {
  repositoryConditions,
  repositoryList,
  repositoryRecords,
  withReferredNames,
} from './repository-records.ts';

export const listRepositories = operation.repositories.list
  .use(requireScope({ repository: ['read'] }))
  .handler(async ({ context, input }) =>
    readPage(context, repositoryList, { ...input, filter: await repositoryConditions(context, input) }),
  );

export const countRepositories = operation.repositories.count
  .use(requireScope({ repository: ['read'] }))
  .handler(async ({ context, input }) => {
    const { searchTerm } = input;
    const filter = await repositoryConditions(context, input);
    // On the primary: what was just written counts.
    return countMatches(context, repositoryList, { searchTerm, filter, limit: longestDeletion });
  });

export const readRepository = operation.repositories.read
  .use(requireScopeForIds({ repository: ['read'] }))
  .handler(async ({ context, input }) =>
    withReferredNames(context, await readRecord(context, repositoryRecords, input.id)),
  );

export const readRepositoryActivity = operation.repositories.activity
  .use(requireScope({ apps: ['manager'], repository: ['read'] }))
  .handler(async ({ context, input }) => {
    const { id } = await readRecord(context, repositoryRecords, input.id);
    return readActivity(context.database, 'repository', id);
  });

/** As many as a menu can show. */
const most = 100;

export const listRepositoryAuthors = operation.repositories.authors
  .use(requirePermission({ apps: ['manager'], repository: ['read'] }))
  .handler(async ({ context: { database } }) => {
    // From one user to the next by the index: of each there may be very many events.
    const items = await database.sql<{ id: string; name: string }[]>`
      with recursive actor_ids (id) as (
        (
          select actor_id from audit_events
          where subject_type = 'repository' and action = 'repository.created' order by actor_id limit 1
        )
        union all
        select (
          select actor_id from audit_events
          where subject_type = 'repository' and action = 'repository.created' and actor_id > actor_ids.id
          order by actor_id limit 1
        ) from actor_ids where actor_ids.id is not null
      )
      select users.id, coalesce(nullif(users.name, ''), users.email) as name
      from actor_ids join users on users.id = actor_ids.id order by users.sort_name, users.id limit ${most}`;
    return { items: [...items] };
  });
