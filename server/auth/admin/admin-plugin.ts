import type { BetterAuthPlugin } from '@better-auth/core';
import { getSessionFromCtx } from 'better-auth/api';
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
  if (admin?.session.userId === acting.session.impersonatedBy) return;
  await internalAdapter.deleteSession(acting.session.token);
  throw authError(401, 'UNAUTHORIZED');
});

interface AdminServices {
  database: Pick<Database, 'db'>;
  adminUserIds: readonly string[];
}

/** What better-auth's admin plugin lacks for the two endpoints of it that answer, and how an impersonation begins. */
export function adminPlugin(services: AdminServices) {
  return {
    id: 'admin-checks',
    endpoints: { actAsUser: actAsUser(services) },
    hooks: { before: [checkUserList(services), stopImpersonatingWithoutCookie] },
  } satisfies BetterAuthPlugin;
}
