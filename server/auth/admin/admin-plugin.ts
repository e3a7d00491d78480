import type { BetterAuthPlugin, GenericEndpointContext } from '@better-auth/core';
import { getSessionFromCtx, isAPIError } from 'better-auth/api';
import { authError } from '../auth-error.ts';
import { hook } from '../hook.ts';
import { checkAdminRequest } from './admin-checks.ts';
import { type AdminEventsServices, recordAdminEvents } from './record-admin-events.ts';

/** What ends all sessions of somebody, and whose. */
const endsSessions: Readonly<Record<string, (ctx: GenericEndpointContext) => string | undefined>> = {
  '/admin/revoke-user-sessions': ({ body }) => (body as { userId?: string } | undefined)?.userId,
  '/revoke-sessions': ({ context }) => context.session?.user.id,
  '/revoke-other-sessions': ({ context }) => context.session?.user.id,
};

/**
 * Who acts as somebody and has lost the way back, the admin's own session, stops all the same: the session ends, and one
 * signs in again. better-auth answers 500 there and leaves the admin acting.
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

/** Where all sessions of an admin end, those in which the admin acts as others do, too: they are rows of these others. */
const endImpersonations = hook(Object.keys(endsSessions), async (ctx) => {
  if (isAPIError(ctx.context.returned)) return;
  const userId = endsSessions[ctx.path]?.(ctx);
  if (!userId) return;
  const { adapter, internalAdapter } = ctx.context;
  const where = [{ field: 'impersonatedBy', value: userId }];
  const acting = await adapter.findMany<{ token: string }>({ model: 'session', where });
  await Promise.all(acting.map(({ token }) => internalAdapter.deleteSession(token)));
});

interface AdminPluginServices extends AdminEventsServices {
  /** A demo writes no events. */
  recording: boolean;
}

/** What better-auth's admin plugin lacks: checks of what is written, events, and what ends an impersonation. */
export function adminPlugin(services: AdminPluginServices) {
  const events = services.recording ? recordAdminEvents(services) : undefined;
  return {
    id: 'admin-checks',
    hooks: {
      before: [
        checkAdminRequest(services),
        ...(events ? [events.before] : []),
        stopImpersonatingWithoutCookie,
      ],
      after: [...(events ? [events.after] : []), endImpersonations],
    },
  } satisfies BetterAuthPlugin;
}
