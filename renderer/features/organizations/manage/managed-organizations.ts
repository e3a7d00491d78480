import Crown from 'lucide-react/icons/crown';
import Trash2 from 'lucide-react/icons/trash-2';
import type { ListedOrganization } from '#contract/organizations/manage.ts';
import type { RecordAction } from '../../../components/actions/action.ts';
import { copyLinkAction } from '../../../components/actions/copy-link-action.ts';
import type { Sorts } from '../../../components/list/list-address.ts';
import { readTimestamp } from '../../../components/list/list-filters.ts';
import { type ListPart, paging } from '../../../components/list/list-options.ts';
import type { ListDefinition } from '../../../components/list/use-list-page.ts';
import { may } from '../../../lib/permissions.ts';
import type { OrganizationQuestion } from '../organization/organization-dialogs.tsx';

export const managedList = '/manager/organizations';

const sorts = { created: 'descending', name: 'ascending' } satisfies Sorts<string>;

export type OrganizationSort = keyof typeof sorts;

interface OrganizationFilters {
  /** ISO 8601, where the dashboard has led here. */
  createdSince: string | undefined;
}

export const organizationList: ListDefinition<ListedOrganization, OrganizationSort, OrganizationFilters> = {
  view: 'organizations',
  sorts,
  readFilters: (parameters) => ({ createdSince: readTimestamp(parameters, 'createdSince') }),
  options: (api, { searchTerm, sort, direction }, filters) =>
    api.organizations.all.infiniteOptions({
      input: (part: ListPart) => ({ searchTerm, sort, direction, ...filters, ...part }),
      ...paging,
    }),
};

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
