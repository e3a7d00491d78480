import type { Member } from '#contract/organizations/members.ts';
import { organizationRoleNames } from '#contract/tenant-permissions.ts';
import type { Sorts } from '../../../components/list/list-address.ts';
import { readSeveral, severalText } from '../../../components/list/list-filters.ts';
import { type ListPart, paging } from '../../../components/list/list-page.ts';
import type { ListDefinition, ListPageState } from '../../../components/list/use-list-page.ts';

const sorts = { name: 'ascending' } satisfies Sorts<string>;

export type MemberSort = keyof typeof sorts;

/** Filters of the list besides the search term: any of these roles, comma-separated. */
interface MemberFilters {
  role: string | undefined;
}

export type MemberListPage = ListPageState<Member, MemberSort, MemberFilters>;

/** The members of one organization. */
export function memberList(id: string): ListDefinition<Member, MemberSort, MemberFilters> {
  return {
    view: 'members',
    sorts,
    readFilters: (parameters) => ({
      role: severalText(readSeveral(parameters, 'role', organizationRoleNames)),
    }),
    options: (api, { searchTerm }, filters) =>
      api.organizations.members.infiniteOptions({
        input: (part: ListPart) => ({ id, searchTerm, ...filters, ...part }),
        ...paging,
      }),
  };
}
