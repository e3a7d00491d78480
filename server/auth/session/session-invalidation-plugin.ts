import type { BetterAuthPlugin } from '@better-auth/core';
import { hook } from '../hook.ts';
import { idsIn, type SessionCache } from './session-cache.ts';
import { callerOf } from './session-caller.ts';

/** Signing in changes no existing session; the one it replaces is put on hold in sign-in/sign-in-plugin.ts. */
const signingIn = /^\/(?:email-otp|sign-in|callback|electron)(?:\/|$)/;

const reading = /\/(?:get|list|check|has)-[^/]+$/;

/**
 * The equivalent of `invalidateChangedSessions` for better-auth's own endpoints, also when called in process: before one
 * that writes, the caller's sessions and all ids in the request are put on hold.
 */
export function sessionInvalidationPlugin(sessionCache: SessionCache) {
  return {
    id: 'session-invalidation',
    hooks: {
      before: [
        hook(
          (path) => !signingIn.test(path) && !reading.test(path),
          async (ctx) => {
            const caller = await callerOf(ctx, []);
            const own = caller ? [caller.userId, caller.sessionId] : [];
            await sessionCache.hold([...own, ...idsIn(ctx.body)]);
          },
        ),
      ],
    },
  } satisfies BetterAuthPlugin;
}
