import { os } from '@orpc/server';
import type { OperationMeta } from '#contract/schemas/oc.ts';
import { idsIn } from '../auth/session/session-cache.ts';
import type { ApiContext } from './api-context.ts';

/**
 * Before an operation that may change users or sessions: the caller's own, and whatever ids it names, are looked up in
 * the database from now on (session-cache.ts). The input is not validated yet.
 */
export const invalidateChangedSessions = os
  .$context<Pick<ApiContext, 'session' | 'sessionCache'>>()
  .$meta<OperationMeta>({})
  .middleware(async ({ context: { session, sessionCache }, next, procedure }, input) => {
    const { route, meta } = procedure['~orpc'];
    if (sessionCache && route.method !== 'GET' && !meta.keepsSessions) {
      const found = await session();
      // An anonymous user changes nothing, and must not fill Redis with ids.
      if (found) await sessionCache.hold([found.user.id, found.session.id, ...idsIn(input)]);
    }
    return next();
  });
