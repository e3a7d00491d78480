import { inArray } from 'drizzle-orm';
import type { BulkUserResult } from '#contract/users/bans.ts';
import { ruleError } from '../auth/rule-errors.ts';
import { ApiError } from '../config/api-error.ts';
import type { Database } from '../database/database.ts';
import { users } from '../database/schema/index.ts';

/**
 * Does something to each of several users, one after the other: the allowed ones happen, the refused ones are named.
 * What is nobody's refusal but a fault stops it.
 */
export async function bulkAction(
  { db }: Pick<Database, 'db'>,
  ids: readonly string[],
  act: (id: string) => Promise<void>,
): Promise<BulkUserResult> {
  const different = [...new Set(ids)];
  const rows = await db
    .select({ id: users.id, name: users.name, email: users.email })
    .from(users)
    .where(inArray(users.id, different));
  const names = new Map(rows.map(({ id, name, email }) => [id, name || email]));
  const refused: BulkUserResult['refused'] = [];
  for (const id of different) {
    try {
      if (!names.has(id)) throw new ApiError(404, 'USER_NOT_FOUND');
      await act(id);
    } catch (thrown) {
      const error = ruleError(thrown) ?? thrown;
      if (!(error instanceof ApiError) || error.status >= 500) throw error;
      refused.push({ id, name: names.get(id) ?? '', code: error.code });
    }
  }
  return { done: different.length - refused.length, refused };
}
