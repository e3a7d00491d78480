import type { ServerFeature } from '../features/feature.ts';
import { countRepositories } from './count-repositories.ts';
import { createRepository } from './create-repository.ts';
import { deleteRepositories, deleteRepository } from './delete-repositories.ts';
import { repositoryDemoRecords } from './examples/demo-rows.ts';
import { repositorySeed } from './examples/seed-row.ts';
import { exportRepositories } from './export/export-repositories.ts';
import { repositoryFirstStep } from './first-step.ts';
import { importRepositories } from './import/import-repositories.ts';
import { previewImport } from './import/preview-import.ts';
import { listRepositories } from './list-repositories.ts';
import { listRepositoryAuthors } from './list-repository-authors.ts';
import { readRepositoriesDashboard } from './read-dashboard.ts';
import { readRepositoriesHome } from './read-home.ts';
import { readRepository } from './read-repository.ts';
import { readRepositoryActivity } from './read-repository-activity.ts';
import { readDeletedRepositories } from './undo/read-deleted-repositories.ts';
import { restoreRepositories } from './undo/restore-repositories.ts';
import { updateRepository } from './update-repository.ts';

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
