import type { BetterAuthPlugin } from '@better-auth/core';
import { createAuthMiddleware, getSessionFromCtx } from 'better-auth/api';
import { refuse } from '../refuse.ts';

/**
 * Who acts as somebody and has lost the way back, the admin's own session, stops all the same: the session ends, and one
 * signs in again. better-auth answers 500 there and leaves the person acting.
 */
export function impersonationRules() {
  return {
    id: 'impersonation-rules',
    hooks: {
      before: [
        {
          matcher: ({ path }) => path === '/admin/stop-impersonating',
          handler: createAuthMiddleware(async (ctx) => {
            const acting = await getSessionFromCtx<object, { impersonatedBy?: string | null }>(ctx);
            if (!acting?.session.impersonatedBy) return;
            const { internalAdapter, secret, createAuthCookie } = ctx.context;
            const cookie = await ctx.getSignedCookie(createAuthCookie('admin_session').name, secret);
            const [token] = cookie ? cookie.split(':', 1) : [];
            const admin = token ? await internalAdapter.findSession(token) : null;
            if (admin?.session.userId === acting.session.impersonatedBy) return;
            await internalAdapter.deleteSession(acting.session.token);
            throw refuse(401, 'UNAUTHORIZED');
          }),
        },
      ],
    },
  } satisfies BetterAuthPlugin;
}
