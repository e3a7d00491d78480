import { type SQL, sql } from 'drizzle-orm';
import type { ListedUser } from '#contract/users/user.ts';
import type { UserState } from '#contract/users/user-states.ts';
import { rolesOf } from '../auth/session/session-caller.ts';
import { users } from '../database/schema/index.ts';
import type { SelectedRow } from '../database/selected-columns.ts';
import type { Json } from '../database/to-json.ts';

/** A ban whose end has passed is none. */
export const isBanned: SQL = sql`(${users.banned} and (${users.banExpires} is null or ${users.banExpires} > now()))`;

const state = sql<UserState>`case
  when ${isBanned} then 'banned' when ${users.onboardedAt} is null then 'onboarding' else 'active' end`;

/** What a row of the list is made of. */
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

/** A row as the contract shows it; configured admins have that role whatever is stored. */
export function toListedUser(
  { role, ...row }: Json<SelectedRow<typeof listedColumns>>,
  adminUserIds: readonly string[],
): ListedUser {
  return { ...row, roles: rolesOf({ id: row.id, role }, adminUserIds) };
}
