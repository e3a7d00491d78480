import type { GenericEndpointContext } from '@better-auth/core';
import { getSessionFromCtx } from 'better-auth/api';
import { hasPermission, type Permissions, parseRoles, type Role } from '#contract/permissions.ts';

export interface Caller {
  userId: string;
  roles: Role[];
  sessionCreatedAt: Date;
  isImpersonated: boolean;
}

/** Who calls an endpoint, for hooks that run before it; undefined for the signed-out. */
export async function callerOf(
  ctx: GenericEndpointContext,
  adminUserIds: readonly string[],
): Promise<Caller | undefined> {
  const found = await getSessionFromCtx<{ role?: string }, { impersonatedBy?: string | null }>(ctx);
  if (!found) return undefined;
  return {
    userId: found.user.id,
    roles: rolesOf(found.user, adminUserIds),
    sessionCreatedAt: new Date(found.session.createdAt),
    isImpersonated: Boolean(found.session.impersonatedBy),
  };
}

/** A user's roles; those whose ids the environment names (ADMIN_USER_IDS) are admins whatever is stored. */
export function rolesOf(user: { id: string; role?: string | null }, adminUserIds: readonly string[]): Role[] {
  const stored = parseRoles(user.role);
  return adminUserIds.includes(user.id) && !stored.includes('admin') ? ['admin', ...stored] : stored;
}

export function callerMay(caller: Caller | undefined, wanted: Permissions): caller is Caller {
  return caller !== undefined && hasPermission(caller.roles, wanted);
}
