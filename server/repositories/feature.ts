import { operation } from '../api/operation.ts';
import { entityOperations } from '../entities/entity-operations.ts';
import type { ServerFeature } from '../features/feature.ts';
import { readRepositoriesDashboard, readRepositoriesHome } from './cards.ts';
import { exportRepositories, importRepositories, previewImport } from './csv-files.ts';
import { repositoryDemoRecords } from './examples/demo-rows.ts';
import { repositorySeed } from './examples/seed-row.ts';
import { repositoryFirstStep } from './first-step.ts';
import { listRepositoryAuthors } from './list-authors.ts';
import {
  repositoryConditions,
  repositoryList,
  repositoryNames,
  repositoryRecords,
} from './repository-records.ts';

export const repositories = {
  operations: {
    ...entityOperations(operation.repositories, {
      records: repositoryRecords,
      list: repositoryList,
      names: repositoryNames,
      conditions: repositoryConditions,
    }),
    authors: listRepositoryAuthors,
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
