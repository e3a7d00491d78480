import ExternalLink from 'lucide-react/icons/external-link';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import type { ListedRepository } from '#contract/repositories/repositories.ts';
import type { RecordAction } from '../../components/actions/action.ts';
import { copyLinkAction } from '../../components/actions/copy-link-action.ts';
import { may } from '../../lib/permissions.ts';
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
  {
    id: 'edit',
    icon: Pencil,
    label: 'repositories:edit',
    synonyms: 'repositories:synonyms.edit',
    keys: ['e'],
    area: 'manager',
    allowed: (init) => may(init, 'repository', 'update'),
    effect: ({ id }) => ({ to: `/manager/repositories/${id}/update` }),
  },
  copyLinkAction(({ id }, area) => `/${area}/repositories/${id}`),
  {
    id: 'delete',
    icon: Trash2,
    label: 'repositories:deleteAsk',
    synonyms: 'repositories:synonyms.delete',
    keys: ['backspace'],
    danger: true,
    writes: true,
    area: 'manager',
    allowed: (init) => may(init, 'repository', 'delete'),
    effect: (_, { ask }) => ({ run: () => ask('delete') }),
  },
];
