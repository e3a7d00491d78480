import { type Role, roleNames } from '#contract/permissions.ts';
import { type UserState, userStates } from '#contract/users/user.ts';
import type { ListAddress, Sorts } from '../../components/list/list-address.ts';
import { readSeveral, readTimestamp, severalText } from '../../components/list/list-filters.ts';
import { type ListPart, paging } from '../../components/list/list-page.ts';
import type { Api } from '../../lib/services/api.ts';

export const userSorts = {
  joined: 'descending',
  name: 'ascending',
  lastSeen: 'descending',
} satisfies Sorts<string>;

export type UserSort = keyof typeof userSorts;

/** What narrows the list beside the term: any of these roles, and any of these states. */
export interface UserFilters {
  role: readonly Role[];
  state: readonly UserState[];
  /** ISO 8601. */
  joinedSince: string | undefined;
  seenSince: string | undefined;
}

/** Moments of the filters, as the address and the API name them. */
export const sinceFilters = ['joinedSince', 'seenSince'] as const;

/** Reads the filters of an address. What is not understood counts as not given. */
export function readUserFilters(parameters: URLSearchParams): UserFilters {
  return {
    role: readSeveral(parameters, 'role', roleNames),
    state: readSeveral(parameters, 'state', userStates),
    joinedSince: readTimestamp(parameters, 'joinedSince'),
    seenSince: readTimestamp(parameters, 'seenSince'),
  };
}

/** Whether anything but the term narrows the list. */
export function isFiltered(filters: UserFilters): boolean {
  return Object.values(userFilterInput(filters)).some((value) => value !== undefined);
}

/** All filters taken out again, as changes of the address. */
export const noFilters = {
  role: undefined,
  state: undefined,
  joinedSince: undefined,
  seenSince: undefined,
} satisfies Record<keyof UserFilters, undefined>;

/** The filters as an address and the operations take them: whatever acts on a list must mean the same users. */
export function userFilterInput({ role, state, joinedSince, seenSince }: UserFilters) {
  return { role: severalText(role), state: severalText(state), joinedSince, seenSince };
}

/** The list of users that an address asks for. */
export function userListOptions(
  api: Api,
  { searchTerm, sort, direction, cursor }: ListAddress<UserSort>,
  filters: UserFilters,
) {
  const input = { searchTerm, sort, direction, ...userFilterInput(filters) };
  return api.users.list.infiniteOptions({
    input: (part: ListPart) => ({ ...input, ...part }),
    ...paging(cursor),
  });
}
