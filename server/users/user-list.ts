import { and, gte, inArray, not, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Role } from '#contract/permissions.ts';
import type { UserState } from '#contract/users/user-states.ts';
import type { UserFilter, UserSort } from '#contract/users/users.ts';
import { users } from '../database/schema/index.ts';
import { defineList } from '../lists/define-list.ts';
import { isBanned, listedColumns } from './user-row.ts';

export const userList = defineList({
  table: users,
  columns: listedColumns,
  sorts: {
    name: users.sortName,
    joined: users.createdAt,
    lastSeen: users.lastSeenAt,
  } satisfies Record<UserSort, PgColumn>,
});

/** Which users a filter means, of any of its roles and in any of its states; undefined for all. */
export function userConditions(
  { role, state, joinedSince, seenSince }: Pick<UserFilter, 'role' | 'state' | 'joinedSince' | 'seenSince'>,
  adminUserIds: readonly string[],
): SQL | undefined {
  return and(
    or(...(role ?? []).map((name) => hasRole(name, adminUserIds))),
    or(...(state ?? []).map((name) => inState[name])),
    joinedSince === undefined ? undefined : gte(users.createdAt, new Date(joinedSince)),
    // As the index of that order has it.
    seenSince === undefined
      ? undefined
      : sql`coalesce(${users.lastSeenAt}, '-infinity') >= ${seenSince}::timestamptz`,
  );
}

function hasRole(role: Role, adminUserIds: readonly string[]): SQL | undefined {
  // Written out, not as a parameter: only so the database knows that its index of admins fits.
  const stored = sql`${sql.raw(`'${role}'`)} = any (string_to_array(${users.role}, ','))`;
  if (role !== 'admin' || adminUserIds.length === 0) return stored;
  return or(stored, inArray(users.id, [...adminUserIds]));
}

const inState: Record<UserState, SQL | undefined> = {
  banned: isBanned,
  onboarding: and(not(isBanned), sql`${users.onboardedAt} is null`),
  active: and(not(isBanned), sql`${users.onboardedAt} is not null`),
};
