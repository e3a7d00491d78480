import { inArray } from 'drizzle-orm';
import type { BulkUserResult } from '#contract/users/bans.ts';
import type { ApiContext } from '../api/api-context.ts';
import { changeEach } from '../api/change-each.ts';
import { ApiError } from '../config/api-error.ts';
import { users } from '../database/tables/users.ts';

/** Does something to each of several users (changeEach), and names the refused ones. */
export async function bulkAction(
  context: ApiContext,
  ids: readonly string[],
  act: (id: string) => Promise<unknown>,
): Promise<BulkUserResult> {
  const rows = await context.database.db
    .select({ id: users.id, name: users.name, email: users.email })
    .from(users)
    .where(inArray(users.id, [...new Set(ids)]));
  const names = new Map(rows.map(({ id, name, email }) => [id, name || email]));
  const { done, refused } = await changeEach(context, ids, async (id) => {
    if (!names.has(id)) throw new ApiError(404, 'USER_NOT_FOUND');
    await act(id);
  });
  return { done, refused: refused.map(({ id, code }) => ({ id, name: names.get(id) ?? '', code })) };
}
