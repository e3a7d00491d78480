import Crown from 'lucide-react/icons/crown';
import Trash2 from 'lucide-react/icons/trash-2';
import type { RecordAction } from '../../../components/actions/action.ts';
import { copyLinkAction } from '../../../components/actions/copy-link-action.ts';
import { may } from '../../../lib/permissions.ts';
import type { OrganizationQuestion } from '../organization/organization-dialogs.tsx';

export const managedList = '/manager/organizations';

/** Actions of managers on an organization. */
export const organizationActions: readonly RecordAction<{ id: string }, OrganizationQuestion>[] = [
  copyLinkAction(({ id }) => `${managedList}/${id}`),
  {
    id: 'transfer',
    icon: Crown,
    label: 'organizations-manage:transfer.ask',
    synonyms: 'organizations-manage:transfer.synonyms',
    area: 'manager',
    writes: true,
    allowed: (init) => may(init, 'organization', 'manage'),
    effect: (_, { ask }) => ({ run: () => ask('transfer') }),
  },
  {
    id: 'delete',
    icon: Trash2,
    label: 'organizations-manage:delete.ask',
    synonyms: 'records:synonyms.delete',
    keys: ['backspace'],
    danger: true,
    writes: true,
    area: 'manager',
    allowed: (init) => may(init, 'organization', 'manage'),
    effect: (_, { ask }) => ({ run: () => ask('delete') }),
  },
];
