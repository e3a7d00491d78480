import type { GenericEndpointContext } from '@better-auth/core';
import { getSessionFromCtx } from 'better-auth/api';
import { hasPermission, type Permissions, parseRoles, type Role } from '#contract/facts/permissions.ts';
import type { EventActor } from '../../audit/record-events.ts';
import { authError } from '../auth-error.ts';
import { hook } from '../hook.ts';

export interface Caller {
  userId: string;
  email: string;
  /** The user's saved language; see isLanguage. */
  language: string | null;
  sessionId: string;
  roles: Role[];
  isImpersonated: boolean;
  /** For the audit trail. */
  actor: EventActor;
}

/** The caller of an endpoint, for hooks that run before it; undefined if not signed in. */
export async function callerOf(
  ctx: GenericEndpointContext,
  adminUserIds: readonly string[],
): Promise<Caller | undefined> {
  const found = await getSessionFromCtx<
    { role?: string; language?: string | null },
    { impersonatedBy?: string | null }
  >(ctx);
  if (!found) return undefined;
  const { impersonatedBy } = found.session;
  return {
    userId: found.user.id,
    email: found.user.email,
    language: found.user.language ?? null,
    sessionId: found.session.id,
    roles: rolesOf(found.user, adminUserIds),
    isImpersonated: Boolean(impersonatedBy),
    actor: { id: found.user.id, impersonatedBy: impersonatedBy ? { id: impersonatedBy } : null },
  };
}

/** A user's roles; those with configured ids (ADMIN_USER_IDS) are admins whatever role is stored. */
export function rolesOf(user: { id: string; role?: string | null }, adminUserIds: readonly string[]): Role[] {
  const stored = parseRoles(user.role);
  return adminUserIds.includes(user.id) && !stored.includes('admin') ? ['admin', ...stored] : stored;
}

export function callerMay(caller: Caller | undefined, wanted: Permissions): caller is Caller {
  return caller !== undefined && hasPermission(caller.roles, wanted);
}

/** Blocks admins who act as a user from endpoints, as the product's own operations do. */
export function notWhileImpersonating(
  paths: readonly string[] | RegExp,
  { adminUserIds }: { adminUserIds: readonly string[] },
) {
  return hook(paths, async (ctx) => {
    const caller = await callerOf(ctx, adminUserIds);
    if (caller?.isImpersonated) throw authError(403, 'NOT_WHILE_IMPERSONATING');
  });
}
