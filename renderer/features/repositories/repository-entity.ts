import type { ImportedLine } from '#contract/repositories/import.ts';
import type { DeletableEntity } from '../../components/record/deletion/deletable-entity.ts';
import type { EditableEntity } from '../../components/record/entity.ts';
import type { ImportableEntity } from '../../components/record/import/importable-entity.ts';

/** What the parts that all records share know of repositories. */
export const repositoryEntity = {
  resource: 'repository',
  texts: 'repositories',
  title: 'repositories-area:title',
  path: 'repositories',
  operations: (api) => api.repositories,
  summaries: (api) => [
    api.repositories.home.key(),
    api.repositories.dashboard.key(),
    // The first steps.
    api.dashboard.key(),
  ],
} satisfies EditableEntity & DeletableEntity & ImportableEntity<ImportedLine>;
