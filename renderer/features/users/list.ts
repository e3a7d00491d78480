import { roleNames } from '#contract/permissions.ts';
import type { ListedUser } from '#contract/users/user.ts';
import { userStates } from '#contract/users/user-states.ts';
import type { Sorts } from '../../components/list/list-address.ts';
import { readSeveral, readTimestamp, severalText } from '../../components/list/list-filters.ts';
import { type ListPart, paging } from '../../components/list/list-options.ts';
import type { ListDefinition, ListPageState } from '../../components/list/use-list-page.ts';

const sorts = { joined: 'descending', name: 'ascending', lastSeen: 'descending' } satisfies Sorts<string>;

export type UserSort = keyof typeof sorts;

/** Reads the filters of the list besides the search term, as in its address and in the operations' input. */
const readFilters = (parameters: URLSearchParams) => ({
  role: severalText(readSeveral(parameters, 'role', roleNames)),
  state: severalText(readSeveral(parameters, 'state', userStates)),
  joinedSince: readTimestamp(parameters, 'joinedSince'),
});

type UserFilters = ReturnType<typeof readFilters>;

export type UserListPage = ListPageState<ListedUser, UserSort, UserFilters>;

export const userList: ListDefinition<ListedUser, UserSort, UserFilters> = {
  view: 'users',
  sorts,
  readFilters,
  options: (api, { searchTerm, sort, direction }, filters) =>
    api.users.list.infiniteOptions({
      input: (part: ListPart) => ({ searchTerm, sort, direction, ...filters, ...part }),
      ...paging,
    }),
};
