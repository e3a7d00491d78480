import type { ManyUsersDone } from '#contract/api/user-bans.ts';
import type { Api } from '../../lib/data/api.ts';
import type { ListAddress } from '../../lib/list/list-address.ts';
import { type UserFilters, type UserSort, userFilterInput } from './list-options.ts';

/** How many users the server takes at once. */
const portion = 100;

/** Users that were named one by one, or all that a list holds. */
export type Whom = { ids: readonly string[] } | { list: ListAddress<UserSort> & UserFilters };

/** Does something to many users, a hundred at a time. */
export async function actOnMany(
  api: Api,
  whom: Whom,
  act: (ids: string[]) => Promise<ManyUsersDone>,
): Promise<ManyUsersDone> {
  const all: ManyUsersDone = { done: 0, refused: [] };
  for await (const ids of portionsOf(api, whom)) {
    if (ids.length === 0) continue;
    const { done, refused } = await act(ids);
    all.done += done;
    all.refused.push(...refused);
  }
  return all;
}

async function* portionsOf(api: Api, whom: Whom): AsyncGenerator<string[]> {
  if ('ids' in whom) {
    for (let at = 0; at < whom.ids.length; at += portion) yield whom.ids.slice(at, at + portion);
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
    yield page.items.map(({ id }) => id);
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
}
