import type { ListedUser } from '#contract/api/user.ts';
import type { ManyUsersDone } from '#contract/api/user-bans.ts';
import type { ListAddress } from '../../components/list/list-address.ts';
import type { Api } from '../../lib/services/api.ts';
import { type UserFilters, type UserSort, userFilterInput } from './list-options.ts';

/** How many users the server takes at once. */
const portion = 100;

/** What is known of a user to whom something is done. */
export type MeantUser = Pick<ListedUser, 'id' | 'state'>;

/** What became of them, and which they are. */
export interface DoneToMany extends ManyUsersDone {
  users: MeantUser[];
}

/** Users that were named one by one, or all that a list holds. */
export type Whom = { users: readonly MeantUser[] } | { list: ListAddress<UserSort> & UserFilters };

/** Does something to many users, a hundred at a time. */
export async function bulkAction(
  api: Api,
  whom: Whom,
  act: (ids: string[]) => Promise<ManyUsersDone>,
): Promise<DoneToMany> {
  const all: DoneToMany = { done: 0, refused: [], users: [] };
  for await (const users of portionsOf(api, whom)) {
    if (users.length === 0) continue;
    const { done, refused } = await act(users.map(({ id }) => id));
    all.done += done;
    all.refused.push(...refused);
    all.users.push(...users.filter(({ id }) => !refused.some((one) => one.id === id)));
  }
  return all;
}

async function* portionsOf(api: Api, whom: Whom): AsyncGenerator<readonly MeantUser[]> {
  if ('users' in whom) {
    for (let at = 0; at < whom.users.length; at += portion) yield whom.users.slice(at, at + portion);
    return;
  }
  const { searchTerm, sort, direction } = whom.list;
  let cursor: string | undefined;
  do {
    const page = await api.users.list.call({
      searchTerm,
      sort,
      direction,
      ...userFilterInput(whom.list),
      limit: portion,
      cursor,
    });
    yield page.items;
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
}
