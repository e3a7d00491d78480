import type { ListedOrganization } from '#contract/organizations/manage.ts';
import type { Sorts } from '../../../components/list/list-address.ts';
import { type ListPart, paging } from '../../../components/list/list-page.ts';
import type { ListDefinition } from '../../../components/list/use-list-page.ts';

const sorts = { created: 'descending', name: 'ascending' } satisfies Sorts<string>;

export type OrganizationSort = keyof typeof sorts;

export const organizationList: ListDefinition<ListedOrganization, OrganizationSort, object> = {
  view: 'organizations',
  sorts,
  readFilters: () => ({}),
  options: (api, { searchTerm, sort, direction }) =>
    api.organizations.all.infiniteOptions({
      input: (part: ListPart) => ({ searchTerm, sort, direction, ...part }),
      ...paging,
    }),
};
