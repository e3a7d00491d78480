import type { BulkUserResult } from '#contract/users/bans.ts';
import type { ListedUser } from '#contract/users/user.ts';
import type { Api } from '../../lib/services/api-services.ts';
import type { UserListPage } from './list.ts';

/** Maximum number of users in one request. */
const chunkSize = 100;

/** User as a target of a bulk action. */
export type TargetUser = Pick<ListedUser, 'id' | 'state'>;

/** Users that were named one by one, or all that a list holds. */
export type BulkTarget = { users: readonly TargetUser[] } | { list: UserListPage['whole'] };

/** Does something to many users, a hundred at a time. Returns also the users who were not refused. */
export async function bulkAction(
  api: Api,
  target: BulkTarget,
  act: (ids: string[]) => Promise<BulkUserResult>,
): Promise<BulkUserResult & { users: TargetUser[] }> {
  const all = { done: 0, refused: [] as BulkUserResult['refused'], users: [] as TargetUser[] };
  for await (const users of chunksOf(api, target)) {
    if (users.length === 0) continue;
    const { done, refused } = await act(users.map(({ id }) => id));
    all.done += done;
    all.refused.push(...refused);
    all.users.push(...users.filter(({ id }) => !refused.some((one) => one.id === id)));
  }
  return all;
}

async function* chunksOf(api: Api, target: BulkTarget): AsyncGenerator<readonly TargetUser[]> {
  if ('users' in target) {
    for (let at = 0; at < target.users.length; at += chunkSize) yield target.users.slice(at, at + chunkSize);
    return;
  }
  let cursor: string | undefined;
  do {
    const page = await api.users.list.call({ ...target.list, limit: chunkSize, cursor });
    yield page.items;
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
}
