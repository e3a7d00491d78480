import { os } from '@orpc/server';
import { idsIn } from '../auth/session/session-cache.ts';
import type { ApiContext } from './api-context.ts';

/** Operations below these paths change neither users nor sessions. What is not named here counts as doing so. */
const others = /^\/repositories(?:\/|$)/;

/**
 * Before an operation that may change users or sessions: the caller's own, and whatever ids it names, are looked up in
 * the database from now on (session-cache.ts). The input is not validated yet.
 */
export const invalidateChangedSessions = os
  .$context<Pick<ApiContext, 'session' | 'sessionCache'>>()
  .middleware(async ({ context: { session, sessionCache }, next, procedure }, input) => {
    const { method, path = '' } = procedure['~orpc'].route;
    if (sessionCache && method !== 'GET' && !others.test(path)) {
      const found = await session();
      // An anonymous user changes nothing, and must not fill Redis with ids.
      if (found) await sessionCache.hold([found.user.id, found.session.id, ...idsIn(input)]);
    }
    return next();
  });
