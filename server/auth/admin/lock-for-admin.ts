import { inArray } from 'drizzle-orm';
import type { CurrentUser } from '#contract/api/init.ts';
import { hasPermission, type Permissions } from '#contract/facts/permissions.ts';
import { ApiError } from '../../config/api-error.ts';
import type { Transaction } from '../../database/database.ts';
import { users } from '../../database/tables/users.ts';
import { rolesOf } from '../session/session-caller.ts';

type User = typeof users.$inferSelect;

interface AdminServices {
  currentUser: Pick<CurrentUser, 'id'>;
  environment: { adminUserIds: readonly string[] };
}

/**
 * Locks a user for an admin who is about to change them, and the admin, in one order: of two who change each other, or
 * of a change and the end of the right to it, one comes first.
 * @returns the user
 * @throws {ApiError} UNAUTHORIZED, RESOURCE_NOT_ALLOWED for an admin who has been deleted, banned or demoted meanwhile;
 * USER_NOT_FOUND
 */
export async function lockForAdmin(
  tx: Transaction,
  { currentUser, environment: { adminUserIds } }: AdminServices,
  userId: string,
  required: Permissions,
): Promise<User> {
  const locked = await tx
    .select()
    .from(users)
    .where(inArray(users.id, [currentUser.id, userId]))
    .orderBy(users.id)
    .for('update');
  const admin = locked.find(({ id }) => id === currentUser.id);
  if (!admin || isBannedNow(admin)) throw new ApiError(401, 'UNAUTHORIZED');
  if (!hasPermission(rolesOf(admin, adminUserIds), required))
    throw new ApiError(403, 'RESOURCE_NOT_ALLOWED', { resource: Object.keys(required).join(', ') });
  const user = locked.find(({ id }) => id === userId);
  if (!user) throw new ApiError(404, 'USER_NOT_FOUND');
  return user;
}

function isBannedNow({ banned, banExpires }: User): boolean {
  return banned && (banExpires === null || banExpires > new Date());
}
