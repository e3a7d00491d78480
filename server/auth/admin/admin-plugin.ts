import type { BetterAuthPlugin, GenericEndpointContext } from '@better-auth/core';
import { getSessionFromCtx, isAPIError } from 'better-auth/api';
import { authError } from '../auth-error.ts';
import { hook } from '../hook.ts';
import { checkAdminRequest } from './admin-checks.ts';
import { type AdminEventsServices, recordAdminEvents } from './record-admin-events.ts';

/** Endpoints that end all sessions of a user, with the id of that user. */
const endsSessions: Readonly<Record<string, (ctx: GenericEndpointContext) => string | undefined>> = {
  '/admin/revoke-user-sessions': ({ body }) => (body as { userId?: string } | undefined)?.userId,
  '/revoke-sessions': ({ context }) => context.session?.user.id,
  '/revoke-other-sessions': ({ context }) => context.session?.user.id,
};

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

/** When all sessions of an admin end, so do the admin's impersonations, whose rows belong to the impersonated users. */
const endImpersonations = hook(Object.keys(endsSessions), async (ctx) => {
  if (isAPIError(ctx.context.returned)) return;
  const userId = endsSessions[ctx.path]?.(ctx);
  if (!userId) return;
  const { adapter, internalAdapter } = ctx.context;
  const where = [{ field: 'impersonatedBy', value: userId }];
  const acting = await adapter.findMany<{ token: string }>({ model: 'session', where });
  await Promise.all(acting.map(({ token }) => internalAdapter.deleteSession(token)));
});

type AdminPluginServices = AdminEventsServices & {
  /** False in a demo, which writes no events. */
  recording: boolean;
};

/** What better-auth's admin plugin lacks: input checks, audit events, and the end of impersonations. */
export function adminPlugin(services: AdminPluginServices) {
  const events = recordAdminEvents(services);
  return {
    id: 'admin-checks',
    hooks: {
      before: [
        checkAdminRequest(services),
        ...(services.recording ? [events.before] : []),
        stopImpersonatingWithoutCookie,
      ],
      after: [...(services.recording ? [events.after] : []), endImpersonations],
    },
  } satisfies BetterAuthPlugin;
}
