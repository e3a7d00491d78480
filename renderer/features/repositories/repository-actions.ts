import ExternalLink from 'lucide-react/icons/external-link';
import type { ListedRepository } from '#contract/repositories/repositories.ts';
import type { RecordAction } from '../../components/actions/action.ts';
import { copyRecordLinkAction, deleteAction, editAction } from '../../components/record/record-actions.ts';
import { repositoryEntity } from './repository-entity.ts';
import { isWebLink } from './repository-link.tsx';

type RepositoryAction = RecordAction<Pick<ListedRepository, 'id' | 'link'>, 'delete'>;

/** What can be done with a repository. */
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
