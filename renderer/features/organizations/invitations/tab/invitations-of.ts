import type { Invitation, InvitationState } from '#contract/organizations/invitations.ts';
import type { Sorts } from '../../../../components/list/list-address.ts';
import { type ListPart, paging } from '../../../../components/list/list-page.ts';
import type { ListDefinition, ListPageState } from '../../../../components/list/use-list-page.ts';
import { readSearch } from './invitation-search.ts';

/** They have one order. */
const sorts = { created: 'descending' } satisfies Sorts<string>;

interface InvitationFilters {
  state: InvitationState | undefined;
}

export type InvitationListPage = ListPageState<Invitation, keyof typeof sorts, InvitationFilters>;

/** The invitations of one organization, newest first. */
export function invitationsOf(id: string): ListDefinition<Invitation, keyof typeof sorts, InvitationFilters> {
  return {
    view: 'invitations',
    sorts,
    readFilters(parameters) {
      const { state } = readSearch(parameters);
      return { state: state === 'all' ? undefined : state };
    },
    options(api, { searchTerm, cursor }, { state }) {
      const { invitations } = api.organizations;
      const input = (part: ListPart) => ({ id, searchTerm, ...(state && { state }), ...part });
      return {
        ...paging(cursor),
        queryKey: invitations.infiniteKey({ input, initialPageParam: paging(cursor).initialPageParam }),
        async queryFn({ pageParam, signal }) {
          const page = await invitations.call(input(pageParam), { signal });
          return { ...page, total: { count: page.total, exact: true } };
        },
      };
    },
  };
}
