import { type InvitationState, invitationStates } from '#contract/organizations/invitations.ts';

/** What the list can be narrowed to; the open ones come first, for they wait for somebody. */
export const shownStates = ['open', 'all', ...invitationStates.filter((state) => state !== 'open')] as const;

export type ShownState = (typeof shownStates)[number];

/** As many as an organisation can have open at once: older ones are found by searching. */
const mostShown = 100;

/** What the address of the page says of the list. */
export function readSearch(search: URLSearchParams): { searchTerm: string; state: ShownState } {
  const state = search.get('state');
  return {
    searchTerm: (search.get('searchTerm') ?? '').slice(0, 200),
    state: shownStates.find((known) => known === state) ?? 'open',
  };
}

/** The input of the operation for it. */
export function listInput(id: string, search: URLSearchParams) {
  const { searchTerm, state } = readSearch(search);
  const states: InvitationState[] | undefined = state === 'all' ? undefined : [state];
  return { id, searchTerm, limit: mostShown, ...(states && { state: states.join(',') }) };
}
