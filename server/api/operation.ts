import { implement, os } from '@orpc/server';
import { contract } from '#contract/api/contract.ts';
import type { OperationMeta } from '#contract/schemas/oc.ts';
import { idsIn } from '../auth/session/session-cache.ts';
import { withSpan } from '../observability/spans.ts';
import type { ApiContext } from './api-context.ts';
import { rejectDemoOperations } from './reject-demo-writes.ts';

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

/** Behind every middleware: who may not call an operation learns nothing of what it takes, and costs no more than that. */
const initialInputValidationIndex = Number.POSITIVE_INFINITY;

/** The contract, ready to be implemented: `operation.dashboard.read.use(requirePermission(…)).handler(…)`. */
export const operation = implement(contract)
  .$config({ initialInputValidationIndex })
  .$context<ApiContext>()
  // By function id: a page may ask for several operations.
  .use(({ path, next }) => withSpan(path.join('.'), { 'operation.id': path.join('.') }, async () => next()))
  .use(rejectDemoOperations)
  .use(invalidateChangedSessions);
