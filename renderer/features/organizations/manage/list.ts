import type { ListedOrganization } from '#contract/organizations/manage.ts';
import type { Member } from '#contract/organizations/members.ts';
import type { Sorts } from '../../../components/list/list-address.ts';
import { readTimestamp } from '../../../components/list/list-filters.ts';
import { type ListPart, paging } from '../../../components/list/list-options.ts';
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

/** Members of any organization, or of the team that the address names. */
export function managedMemberList(
  id: string,
): ListDefinition<Member, 'name', { teamId: string | undefined }> {
  return {
    view: 'members',
    sorts: { name: 'ascending' },
    readFilters: (parameters) => ({ teamId: parameters.get('team') ?? undefined }),
    options: (api, { searchTerm }, filters) =>
      api.organizations.anyMembers.infiniteOptions({
        input: (part: ListPart) => ({ id, searchTerm, ...filters, ...part }),
        ...paging,
      }),
  };
}
