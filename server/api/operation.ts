import { implement } from '@orpc/server';
import { contract } from '#contract/api/contract.ts';
import { holdChangedSessions } from '../auth/hold-sessions.ts';
import { refuseWritingOperations } from '../demo/refuse-writes.ts';
import { withSpan } from '../tracing/spans.ts';
import type { ApiContext } from './api-context.ts';

/** The contract, ready to be implemented: `operation.dashboard.read.use(requirePermission(…)).handler(…)`. */
export const operation = implement(contract)
  .$context<ApiContext>()
  // By function id: a page may ask for several operations.
  .use(({ path, next }) => withSpan(path.join('.'), { 'operation.id': path.join('.') }, async () => next()))
  .use(refuseWritingOperations)
  .use(holdChangedSessions);
