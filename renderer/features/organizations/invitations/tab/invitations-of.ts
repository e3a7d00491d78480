import type { LoaderFunctionArgs } from 'react-router';
import type { Invitation, InvitationState } from '#contract/organizations/invitations.ts';
import type { Sorts } from '../../../../components/list/list-address.ts';
import { type ListPart, paging } from '../../../../components/list/list-page.ts';
import { loadList } from '../../../../components/list/load-list.ts';
import type { ListDefinition, ListPageState } from '../../../../components/list/use-list-page.ts';
import type { NamedRecord } from '../../../../layout/routes/page.ts';
import { loadQuery } from '../../../../lib/services/load-query.ts';
import type { Services } from '../../../../lib/services/services.ts';
import { loadOrganization } from '../../organization/load-organization.ts';

/**
 * Options of the state filter, the default first. Written out, as the contract's own list would bring its
 * schemas into the first load of an area.
 */
export const shownStates = ['open', 'all', 'expired', 'accepted', 'declined', 'canceled'] as const satisfies (
  | InvitationState
  | 'all'
)[];

type ShownState = (typeof shownStates)[number];

/** Sort orders of the list: it has one. */
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
    options(api, { searchTerm }, { state }) {
      const { invitations } = api.organizations;
      const input = (part: ListPart) => ({ id, searchTerm, ...(state && { state }), ...part });
      return {
        ...paging,
        queryKey: invitations.infiniteKey({ input, initialPageParam: paging.initialPageParam }),
        async queryFn({ pageParam, signal }) {
          const page = await invitations.call(input(pageParam), { signal });
          return { ...page, total: { count: page.total, exact: true } };
        },
      };
    },
  };
}

/** Reads the search term and the state from the page's address; the state is 'open' where none is valid. */
export function readSearch(search: URLSearchParams): { searchTerm: string; state: ShownState } {
  const state = search.get('state');
  return {
    searchTerm: (search.get('searchTerm') ?? '').slice(0, 200),
    state: shownStates.find((known) => known === state) ?? 'open',
  };
}

/** Reads all that the tab shows. For members who may not invite it is the 403 page. */
export async function loadInvitations(services: Services, args: LoaderFunctionArgs): Promise<NamedRecord> {
  const id = args.params.id ?? '';
  const [named] = await Promise.all([
    loadOrganization(services, args),
    loadList(services, args, invitationsOf(id)),
    loadQuery(services, (api) => api.organizations.inviteLinks.queryOptions({ input: { id } })),
    loadQuery(services, (api) => api.organizations.teams.queryOptions({ input: { id } })),
  ]);
  return named;
}
