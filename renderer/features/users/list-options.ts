import { type UserState, userStates } from '#contract/api/user.ts';
import { isRole, type Role } from '#contract/permissions.ts';
import type { Api } from '../../lib/data/api.ts';
import type { ListAddress, Sorts } from '../../lib/list/list-address.ts';
import { type ListPart, paging } from '../../lib/list/list-page.ts';

export const userSorts = {
  joined: 'descending',
  name: 'ascending',
  lastSeen: 'descending',
} satisfies Sorts<string>;

export type UserSort = keyof typeof userSorts;

/** What narrows the list beside the term. */
export interface UserFilters {
  role: Role | undefined;
  state: UserState | undefined;
}

/** Reads the filters of an address. What is not understood counts as not given. */
export function readUserFilters(parameters: URLSearchParams): UserFilters {
  const role = parameters.get('role');
  return {
    role: isRole(role) ? role : undefined,
    state: userStates.find((name) => name === parameters.get('state')),
  };
}

/** The list of users that an address asks for. */
export function userListOptions(
  api: Api,
  { searchTerm, sort, direction, cursor }: ListAddress<UserSort>,
  { role, state }: UserFilters,
) {
  return api.users.list.infiniteOptions({
    input: (part: ListPart) => ({ searchTerm, sort, direction, role, state, ...part }),
    ...paging(cursor),
  });
}
