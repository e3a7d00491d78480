import type { InvitationState } from '#contract/organizations/invitations.ts';

/**
 * What the list can be narrowed to; the open ones come first, for they wait for somebody. Written out, as the contract's
 * own list would bring its schemas into the first load of an area.
 */
export const shownStates = ['open', 'all', 'expired', 'accepted', 'declined', 'canceled'] as const satisfies (
  | InvitationState
  | 'all'
)[];

export type ShownState = (typeof shownStates)[number];

/** What the address of the page says of the list. */
export function readSearch(search: URLSearchParams): { searchTerm: string; state: ShownState } {
  const state = search.get('state');
  return {
    searchTerm: (search.get('searchTerm') ?? '').slice(0, 200),
    state: shownStates.find((known) => known === state) ?? 'open',
  };
}
