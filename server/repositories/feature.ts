import { requirePermission } from '../api/require-permission.ts';
import { entityOperations } from '../entities/entity-operations.ts';
import type { ServerFeature } from '../features/feature.ts';
import { readRepositoriesDashboard, readRepositoriesHome } from './cards.ts';
import { exportRepositories, importRepositories, previewImport } from './csv-files.ts';
import { repositoryDemoRecords } from './examples/demo-rows.ts';
import { repositorySeed } from './examples/seed-row.ts';
import { repositoryFirstStep } from './first-step.ts';
import { operation } from './operation.ts';
import {
  repositoryConditions,
  repositoryList,
  repositoryNames,
  repositoryRecords,
} from './repository-records.ts';

/** As many as a menu can show. */
const mostAuthors = 100;

const listAuthors = operation.authors
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
      from actor_ids join users on users.id = actor_ids.id order by users.sort_name, users.id limit ${mostAuthors}`;
    return { items: [...items] };
  });

export const repositories = {
  operations: {
    ...entityOperations(operation, {
      records: repositoryRecords,
      list: repositoryList,
      names: repositoryNames,
      conditions: repositoryConditions,
    }),
    authors: listAuthors,
    importPreview: previewImport,
    import: importRepositories,
    home: readRepositoriesHome,
    dashboard: readRepositoriesDashboard,
  },
  firstStep: repositoryFirstStep,
  downloads: { export: exportRepositories },
  demoRecords: repositoryDemoRecords,
  seed: repositorySeed,
} satisfies ServerFeature;
