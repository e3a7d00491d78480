import { isStorable } from '#contract/validation/text.ts';
import { authError, fieldError } from '../auth-error.ts';
import { fieldsOf, hook } from '../hook.ts';
import { callerMay, callerOf } from '../session/session-caller.ts';

/** Maximum number of users in one list. */
const longestUserList = 100;

/** Fields by which users are sorted and filtered; better-auth passes any name to its query, where others fail. */
const sorted = ['id', 'name', 'email', 'role', 'banned', 'language', 'createdAt', 'updatedAt'];

/** Text fields, which support every operator. */
const texts = ['id', 'name', 'email', 'role', 'language'];

/** Fields that are `true` or `false`, compared for equality. */
const flags = ['banned', 'emailVerified'];

/**
 * Checks before better-auth's list of users, for callers who may see it; the others get its own error. Any limit is
 * clamped to its bounds.
 */
export function checkUserList({ adminUserIds }: { adminUserIds: readonly string[] }) {
  return hook('/admin/list-users', async (ctx) => {
    const caller = await callerOf(ctx, adminUserIds);
    if (!callerMay(caller, { user: ['list'] })) return;
    // The tables end such sessions when the user becomes an admin (0000_baseline.sql), but do not know configured ids.
    if (caller.isImpersonated) throw authError(403, 'NOT_WHILE_IMPERSONATING');
    const field = invalidField(fieldsOf(ctx.query));
    if (field) throw fieldError(field);
    const limit = Math.trunc(Number(ctx.query?.limit ?? longestUserList));
    const clamped = limit >= 1 ? Math.min(limit, longestUserList) : longestUserList;
    return { context: { query: { limit: clamped } } };
  });
}

/** The first field of a query with which better-auth would fail or return an empty list. */
function invalidField(query: Record<string, unknown>): string | undefined {
  const { sortBy, offset, filterField, filterValue, filterOperator = 'eq' } = query;
  if (sortBy !== undefined && !sorted.includes(String(sortBy))) return 'sortBy';
  if (offset !== undefined && !/^\d{1,9}$/.test(String(offset))) return 'offset';
  for (const name of ['searchValue', 'filterValue'])
    if (![query[name]].flat().every((value) => isStorable(String(value)))) return name;
  if (filterField === undefined && filterValue === undefined) return undefined;
  const field = String(filterField ?? 'email');
  const isFlag = flags.includes(field);
  if (!isFlag && !texts.includes(field)) return 'filterField';
  if (isFlag) {
    if (filterOperator !== 'eq' && filterOperator !== 'ne') return 'filterOperator';
    return filterValue === 'true' || filterValue === 'false' ? undefined : 'filterValue';
  }
  const wantsList = filterOperator === 'in' || filterOperator === 'not_in';
  const isRight = wantsList ? Array.isArray(filterValue) : typeof filterValue === 'string';
  return isRight ? undefined : 'filterValue';
}
