import { and, gte, inArray, not, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Role } from '#contract/facts/permissions.ts';
import type { ListedUser } from '#contract/users/user.ts';
import type { UserState } from '#contract/users/user-states.ts';
import type { UserFilter, UserSort } from '#contract/users/users.ts';
import { rolesOf } from '../auth/session/session-caller.ts';
import type { Json, SelectedRow } from '../database/rows.ts';
import { users } from '../database/tables/users.ts';
import { defineList } from '../lists/define-list.ts';

/** A ban whose end has passed is none. */
export const isBanned: SQL = sql`(${users.banned} and (${users.banExpires} is null or ${users.banExpires} > now()))`;

const state = sql<UserState>`case
  when ${isBanned} then 'banned' when ${users.onboardedAt} is null then 'onboarding' else 'active' end`;

/** Columns of a row in the list of users. */
export const listedColumns = {
  id: users.id,
  name: users.name,
  email: users.email,
  image: users.image,
  role: users.role,
  state,
  lastSeenAt: users.lastSeenAt,
  createdAt: users.createdAt,
};

export const userList = defineList({
  table: users,
  columns: listedColumns,
  sorts: {
    name: users.sortName,
    joined: users.createdAt,
    lastSeen: users.lastSeenAt,
  } satisfies Record<UserSort, PgColumn>,
});

/** Returns the condition for users of any role and in any state of a filter; undefined for all. */
export function userConditions(
  { role, state, joinedSince }: Pick<UserFilter, 'role' | 'state' | 'joinedSince'>,
  adminUserIds: readonly string[],
): SQL | undefined {
  return and(
    or(...(role ?? []).map((name) => hasRole(name, adminUserIds))),
    or(...(state ?? []).map((name) => inState[name])),
    joinedSince === undefined ? undefined : gte(users.createdAt, new Date(joinedSince)),
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

/** A row as the contract shows it; configured admins have that role whatever is stored. */
export function toListedUser(
  { role, ...row }: Json<SelectedRow<typeof listedColumns>>,
  adminUserIds: readonly string[],
): ListedUser {
  return { ...row, roles: rolesOf({ id: row.id, role }, adminUserIds) };
}
