import type { ServerFeature } from '../features/feature.ts';
import { readRepositoriesDashboard, readRepositoriesHome } from './cards.ts';
import { repositoryDemoRecords } from './examples/demo-rows.ts';
import { repositorySeed } from './examples/seed-row.ts';
import { exportRepositories } from './export/export-repositories.ts';
import { repositoryFirstStep } from './first-step.ts';
import { importRepositories, previewImport } from './import/import-repositories.ts';
import {
  countRepositories,
  listRepositories,
  listRepositoryAuthors,
  readRepository,
  readRepositoryActivity,
} from './read-repositories.ts';
import { readDeletedRepositories, restoreRepositories } from './undo/restore-repositories.ts';
import {
  createRepository,
  deleteRepositories,
  deleteRepository,
  updateRepository,
} from './write-repositories.ts';

export const repositories = {
  operations: {
    list: listRepositories,
    count: countRepositories,
    authors: listRepositoryAuthors,
    read: readRepository,
    activity: readRepositoryActivity,
    create: createRepository,
    update: updateRepository,
    delete: deleteRepositories,
    deleteOne: deleteRepository,
    deleted: readDeletedRepositories,
    restore: restoreRepositories,
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
