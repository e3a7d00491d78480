import type { BetterAuthPlugin } from '@better-auth/core';
import { getSessionFromCtx } from 'better-auth/api';
import { createAccessControl } from 'better-auth/plugins/access';
// Imported one by one: the common index would load all plugins, some 300 files, at every start.
import { admin as plugin } from 'better-auth/plugins/admin';
import { appFacts } from '#contract/facts/define-app.ts';
import { roleNames } from '#contract/facts/permissions.ts';
import type { Database } from '../../database/database.ts';
import { authError } from '../auth-error.ts';
import { hook } from '../hook.ts';
import { actAsUser } from './act-as-user.ts';
import { checkUserList } from './check-user-list.ts';

/**
 * Stops an impersonation also when the cookie with the admin's own session is lost: the session ends, and the admin
 * signs in again. better-auth answers 500 in this case and keeps the impersonation going.
 */
const stopImpersonatingWithoutCookie = hook('/admin/stop-impersonating', async (ctx) => {
  const acting = await getSessionFromCtx<object, { impersonatedBy?: string | null }>(ctx);
  if (!acting?.session.impersonatedBy) return;
  const { internalAdapter, secret, createAuthCookie } = ctx.context;
  const cookie = await ctx.getSignedCookie(createAuthCookie('admin_session').name, secret);
  const [token] = cookie ? cookie.split(':', 1) : [];
  const admin = token ? await internalAdapter.findSession(token) : null;
  const isOpen = admin && admin.session.expiresAt.getTime() > Date.now();
  if (isOpen && admin.session.userId === acting.session.impersonatedBy) return;
  await internalAdapter.deleteSession(acting.session.token);
  throw authError(401, 'UNAUTHORIZED');
});

interface AdminServices {
  database: Pick<Database, 'db'>;
  adminUserIds: readonly string[];
}

/** better-auth's admin plugin, for its list of users, and for the sessions of impersonations and of the banned. */
export function admin(adminUserIds: readonly string[]) {
  const { statements, roles, defaultRole } = appFacts();
  const ac = createAccessControl(statements);
  return plugin({
    ac,
    roles: Object.fromEntries(roleNames().map((name) => [name, ac.newRole(roles[name])])),
    defaultRole,
    adminRoles: ['admin'],
    adminUserIds: [...adminUserIds],
  });
}

/** Hooks on the two open endpoints of better-auth's admin plugin, and the start of an impersonation. */
export function adminPlugin(services: AdminServices) {
  return {
    id: 'admin-checks',
    endpoints: { actAsUser: actAsUser(services) },
    hooks: { before: [checkUserList(services), stopImpersonatingWithoutCookie] },
  } satisfies BetterAuthPlugin;
}
