import type { BetterAuthPlugin } from '@better-auth/core';
import { createAuthMiddleware } from 'better-auth/api';
import { fieldsOf } from '#server/auth/refuse-other-fields.ts';
import { rejectField } from '../refuse.ts';
import { callerMay, callerOf } from '../session/session-caller.ts';

interface ListFields {
  /** Fields that can be sorted by. */
  sorted: readonly string[];
  /** Texts, for every operator. */
  texts: readonly string[];
  /** Only `true` or `false`, equal or not. */
  flags: readonly string[];
  /** Parameters that are whole numbers. */
  counts: readonly string[];
}

/** What lists can be sorted and filtered by. better-auth puts any name into its query, where others fail. */
const lists: Readonly<Record<string, ListFields>> = {
  '/organization/list-members': {
    sorted: ['id', 'userId', 'role', 'createdAt'],
    texts: ['id', 'userId', 'role'],
    flags: [],
    counts: ['limit', 'offset'],
  },
  '/admin/list-users': {
    sorted: ['id', 'name', 'email', 'role', 'banned', 'language', 'createdAt', 'updatedAt'],
    texts: ['id', 'name', 'email', 'role', 'language'],
    flags: ['banned', 'emailVerified'],
    // The limit is admin-rules.ts's.
    counts: ['offset'],
  },
};

/** Refuses queries of lists that better-auth would fail at, or answer with an empty list. Speaks up only for those who may ask. */
export function listRules({ adminUserIds }: { adminUserIds: readonly string[] }) {
  return {
    id: 'list-rules',
    hooks: {
      before: [
        {
          matcher: ({ path }) => path !== undefined && path in lists,
          handler: createAuthMiddleware(async (ctx) => {
            const list = lists[ctx.path];
            const caller = await callerOf(ctx, adminUserIds);
            if (!list || !caller) return;
            if (ctx.path === '/admin/list-users' && !callerMay(caller, { user: ['list'] })) return;
            const field = wrongField(fieldsOf(ctx.query), list);
            if (field) throw rejectField(field);
          }),
        },
      ],
    },
  } satisfies BetterAuthPlugin;
}

/** The first part of a query that cannot be answered. */
function wrongField(query: Record<string, unknown>, { sorted, texts, flags, counts }: ListFields) {
  const { sortBy, filterField, filterValue, filterOperator = 'eq' } = query;
  if (sortBy !== undefined && !sorted.includes(String(sortBy))) return 'sortBy';
  const wrongCount = counts.find(
    (name) => query[name] !== undefined && !/^\d{1,9}$/.test(String(query[name])),
  );
  if (wrongCount) return wrongCount;
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
