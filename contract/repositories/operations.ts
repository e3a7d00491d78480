import { readRepositoriesDashboard, readRepositoriesHome } from './cards.ts';
import {
  deleteRepositories,
  deleteRepository,
  readDeletedRepositories,
  restoreRepositories,
} from './deletion.ts';
import { importRepositories, previewImport } from './import.ts';
import {
  countRepositories,
  createRepository,
  listRepositories,
  listRepositoryAuthors,
  readRepository,
  readRepositoryActivity,
  updateRepository,
} from './repositories.ts';

/** The operations on repositories. */
export const repositories = {
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
};
