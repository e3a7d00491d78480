import type { ListedOrganization } from '#contract/organizations/manage.ts';
import type { Sorts } from '../../../components/list/list-address.ts';
import { readTimestamp } from '../../../components/list/list-filters.ts';
import { type ListPart, paging } from '../../../components/list/list-page.ts';
import type { ListDefinition } from '../../../components/list/use-list-page.ts';

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
