import ExternalLink from 'lucide-react/icons/external-link';
import type { ImportedLine } from '#contract/repositories/import.ts';
import type { ListedRepository } from '#contract/repositories/repositories.ts';
import type { RepositoryInput } from '#contract/repositories/repository-input.ts';
import type { RecordAction } from '../../components/actions/action.ts';
import type { DeletableEntity } from '../../components/record/deletion/deletable-entity.ts';
import type { EntityWithFields, FieldsFor } from '../../components/record/fields/fields.ts';
import type { ImportableEntity } from '../../components/record/import/importable-entity.ts';
import { copyRecordLinkAction, deleteAction, editAction } from '../../components/record/record-actions.ts';
import { isWebLink } from './repository-link.tsx';

/** Fields that users fill in, in the order of forms and pages. */
const fields = {
  name: { kind: 'text', required: true },
  link: { kind: 'link', required: true },
  description: { kind: 'longtext' },
} satisfies FieldsFor<RepositoryInput>;

/** Definition of repositories for the components that all records share. */
export const repositoryEntity = {
  resource: 'repository',
  texts: 'repositories',
  title: 'repositories-area:title',
  path: 'repositories',
  scoped: true,
  fields,
  operations: (api) => api.repositories,
  summaries: (api) => [
    api.repositories.home.key(),
    api.repositories.dashboard.key(),
    // The first steps.
    api.dashboard.key(),
  ],
} satisfies EntityWithFields & DeletableEntity & ImportableEntity<ImportedLine>;

type RepositoryAction = RecordAction<Pick<ListedRepository, 'id' | 'link'>, 'delete'>;

export const repositoryActions: readonly RepositoryAction[] = [
  {
    id: 'openLink',
    icon: ExternalLink,
    label: 'repositories:openLink',
    synonyms: 'repositories:synonyms.openLink',
    keys: ['o'],
    allowed: (_, { link }) => isWebLink(link),
    effect: ({ link }) => ({ href: link }),
  },
  editAction(repositoryEntity),
  copyRecordLinkAction(repositoryEntity),
  deleteAction(repositoryEntity),
];
