import { and, inArray, not, or, type SQL, sql } from 'drizzle-orm';
import type { UserState } from '#contract/api/user.ts';
import type { Role } from '#contract/permissions.ts';
import { users } from '../database/schema/index.ts';
import { isBanned } from './user-row.ts';

export interface UserFilter {
  searchTerm: string;
  role?: Role | undefined;
  state?: UserState | undefined;
}

/** Which users a filter means. */
export function userConditions(
  { searchTerm, role, state }: UserFilter,
  adminUserIds: readonly string[],
): SQL | undefined {
  return and(matches(searchTerm), role && hasRole(role, adminUserIds), state && byState[state]);
}

function hasRole(role: Role, adminUserIds: readonly string[]): SQL | undefined {
  const stored = sql`${role} = any (string_to_array(${users.role}, ','))`;
  if (role !== 'admin' || adminUserIds.length === 0) return stored;
  return or(stored, inArray(users.id, [...adminUserIds]));
}

const byState: Record<UserState, SQL | undefined> = {
  banned: isBanned,
  onboarding: and(not(isBanned), sql`${users.onboardedAt} is null`),
  active: and(not(isBanned), sql`${users.onboardedAt} is not null`),
};

function matches(searchTerm: string): SQL | undefined {
  const words = searchTerm.split(/\s+/).filter((word) => word !== '');
  return and(
    ...words.map((word) => {
      const escaped = word.replace(/[\\%_]/g, '\\$&');
      return sql`${users.search} like '%' || fold(${escaped}) || '%'`;
    }),
  );
}
